import { type Learner, testLesson } from '../../../../e2e/learner.ts'

const play = async (learner: Learner) => {
  const { page } = learner
  /** The left edge of a card in a fan is hardly ever covered. */
  const touch = async (card: string, row?: number) => {
    await page.locator(`[data-card="${card}"]`).click({ position: { x: 9, y: 40 } })
    if (row !== undefined) await page.locator(`[data-row="${row}"]`).click()
  }
  const lay = async (card: string, row?: number) => {
    await touch(card, row)
    await learner.press('Poser', 'Lay it')
  }
  await learner.hears('Quatre rangées', 'Four rows')
  await learner.goesOn()
  await lay('simple-E-1', 0)
  await learner.isHeldBack()
  await learner.hears('RU commence un mot', 'RU begins a word')
  await touch('simple-E-1')
  await lay('simple-U-1', 0)
  await learner.hears('RUE est un mot', 'RUE is a word')
  await touch('simple-E-1', 0)
  await learner.findsNoFault()
  await learner.press(/^Poser et WORD OUT/, /^Lay it and WORD OUT/)
  await learner.hears('te contrer', 'be countered')
  await learner.goesOn()
  await lay('simple-N-1')
  await learner.hears('CHATS', 'CHATS')
  await touch('simple-S-1')
  await learner.press(/^Contrer et WORD OUT/, /^Counter and WORD OUT/)
  await lay('simple-D-1')
  await learner.hears('POUBELLE', 'TRASH')
  await touch('trash-1', 3)
  await learner.press(/^Vider la rangée/, /^Clear the row/)
  await lay('simple-O-1')
  await learner.press('Passer et piocher', 'Pass and draw')
  await learner.hears('NETTOYER', 'NETTOYER')
  await touch('simple-T-4')
  await learner.press(/^Contrer je bloque/, /^Counter I block/)
  await learner.hears('NET est bloqué', 'NET is blocked')
  await learner.press('Passer et piocher', 'Pass and draw')
  await learner.hears('JOKER', 'JOKER')
  await lay('replay-A-1', 2)
  await touch('joker-1')
  await page.getByRole('dialog').getByRole('button', { name: /^C,/ }).click()
  await learner.press(/^Poser et WORD OUT/, /^Lay it and WORD OUT/)
  await learner.hears('17 points', '17 points')
  await learner.goesOn()
}

testLesson('word-out', play)
