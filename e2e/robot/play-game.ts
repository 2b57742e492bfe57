import type { BoxRobot } from './game-robot.ts'
import type { Robot } from './robot.ts'

/** What one has to hear at the end of a game. */
const WON = /gagn[eé]|l’emporte|[Éé]galité|Diplôme|partagent/
/** What any game may ask between two moves, and what one answers. */
const GO_ON = /^(Continuer|Reprendre)( |$)/
const LOOKS_AT_THE_END = 20
/** Before the first turn. */
const INTRO = /^(C’est bon|Commencer|Commencer sans attendre)$/
const COVER = /^C’est moi, /

/** Sets a short game in the dialog of its options. */
const setOptions = async (robot: Robot, { options }: BoxRobot) => {
  for (const [group, choice] of options) await robot.choose(group, choice)
  await robot.press('button', 'C’est réglé')
}

const openBox = async (robot: Robot, { lid }: BoxRobot) => {
  await robot.until('button', lid)
  await robot.press('button', lid)
  await robot.until('dialog')
}

/** From the home page to the first turn of a game against bots. */
export const beginAlone = async (robot: Robot, box: BoxRobot) => {
  await openBox(robot, box)
  await robot.press('button', /^Réglages de la partie/)
  await setOptions(robot, box)
  await robot.press('button', /contre des bots$/)
  await robot.until('button', 'Menu de la table')
}

/** From the home page to the first cover. */
export const beginAround = async (robot: Robot, box: BoxRobot, names: readonly string[]) => {
  await openBox(robot, box)
  await robot.press('link', /^Autour de cet appareil/)
  for (const [nth, name] of names.entries()) {
    const label = `Personne ${nth + 1}`
    await robot.look()
    if (!robot.find('textbox', label)) await robot.press('button', 'Une personne de plus')
    await robot.until('textbox', label)
    await robot.fill('textbox', label, name)
  }
  await robot.press('button', /^À table/)
  await robot.until('button', 'Toutes les options')
  await robot.press('button', 'Toutes les options')
  await setOptions(robot, box)
  await robot.press('button', /^Commencer/)
}

/** Opens a table on one's own phone; the code, as it is heard. */
export const openTable = async (robot: Robot, box: BoxRobot): Promise<string> => {
  await openBox(robot, box)
  await robot.press('button', /^Un téléphone par personne/)
  await robot.fill('textbox', /^Comment t’appelle-t-on/, robot.name)
  await robot.press('button', /^Créer une table/)
  await robot.until('button', 'Toutes les options')
  await robot.press('button', 'Toutes les options')
  await setOptions(robot, box)
  const code = robot.says(/^(?:[A-Z\d] )+[A-Z\d]$/)?.[0]
  if (code === undefined) throw robot.stuck('the code of the table is not said')
  return code.replaceAll(' ', '')
}

export const joinTable = async (robot: Robot, code: string) => {
  await robot.until('textbox', 'Code de la table')
  await robot.fill('textbox', 'Code de la table', code.toLowerCase())
  await robot.press('button', 'Rejoindre')
  await robot.until('button', 'S’asseoir')
  await robot.fill('textbox', /^(Comment t’appelle-t-on|Ton nom à table)/, robot.name)
  await robot.press('button', 'S’asseoir')
}

/** Once as many sit as play. */
export const startTable = async (robot: Robot, people: number) => {
  while (
    robot.all('button', /\S/).filter(({ within }) => within.some(({ name }) => name === 'Autour de la table')).length <=
    people
  )
    await robot.rest()
  await robot.press('button', /^Commencer/)
}

/** To the end of the game; what is said of who won. */
export const playOn = async (robot: Robot, box: BoxRobot): Promise<string> => {
  for (;;) {
    await robot.look()
    const end = robot.find('link', 'Revoir la partie') && robot.find('heading', WON)
    if (end) {
      // The focus comes a moment after the page.
      for (let nth = 0; nth === 0 || (robot.focused === undefined && nth < LOOKS_AT_THE_END); nth++) await robot.rest()
      return end.name
    }
    const cover = robot.find('button', COVER)
    if (cover) await robot.press('button', cover.name)
    else if (robot.can('button', INTRO)) await robot.press('button', INTRO)
    else if (await box.play(robot)) continue
    else if (robot.can('button', GO_ON)) await robot.press('button', GO_ON)
    else await robot.rest()
  }
}
