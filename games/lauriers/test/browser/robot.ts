import type { GameRobot } from '../../../../e2e/robot/game-robot.ts'
import type { Robot } from '../../../../e2e/robot/robot.ts'

/** What one makes of a rare word, after its part of speech. */
const INVENTED = {
  nom: [
    'Petit outil de bois qui servait à lisser les voiles.',
    'Étoffe légère que l’on tissait autrefois pour les rideaux.',
    'Personne qui arrive toujours la dernière aux repas.',
  ],
  verbe: [
    'Marcher à reculons pour ne réveiller personne.',
    'Plier le linge à deux, en se faisant face.',
    'Parler tout bas pour être mieux écouté.',
  ],
  adjectif: [
    'Qui change de couleur à la tombée du jour.',
    'Se dit d’un pain resté trop longtemps au four.',
    'Qui promet beaucoup et tient peu.',
  ],
  ad: [
    'D’une manière qui surprend les voisins.',
    'En faisant semblant de ne pas comprendre.',
    'Comme on le fait les jours de fête.',
  ],
}
const ALL: readonly string[] = Object.values(INVENTED).flat()

const write = async (robot: Robot, name: string) => {
  const [, kind = 'nom'] = robot.says(/\b(nom|verbe|adjectif|ad)(?:verbe|verbiale)?\b/) ?? []
  const texts = INVENTED[kind as keyof typeof INVENTED] ?? INVENTED.nom
  // Around one device the same robot writes for everybody: each something else.
  const written = robot.transcript.filter((line) => line.startsWith('type')).length
  await robot.fill('textbox', name, texts[(written + robot.name.length) % texts.length] ?? '')
  await robot.press('button', 'Rendre ma copie')
}

const BALLOT = 'Touche celle que tu crois.'

const vote = async (robot: Robot) => {
  const lines = robot.all('radio').map(({ name }) => name)
  // Never what one would have written oneself.
  const line = lines.find((text) => !ALL.some((own) => text.includes(own))) ?? lines[0] ?? ''
  await robot.choose(BALLOT, line)
  await robot.press('button', /^Voter pour la /)
}

/** A token doubles what one scores: the game is shorter. */
const stake = async (robot: Robot) => {
  await robot.press('button', 'Miser un jeton')
}

const ON =
  /^(Jouer |Ramasser les copies|Fusionner$|Commencer la lecture|Lire la suivante|Ouvrir le vote|Dire la vérité|Tout voir|Manche suivante)/

const play = async (robot: Robot): Promise<boolean> => {
  const field = robot.find('textbox', /^Ta définition de /)
  const card = robot.find('group', /^Une carte rien que pour toi/)
  const ballot = robot.find('group', BALLOT)
  const hasVoted = robot.says(/^Tu peux encore changer d’avis/)
  if (field) await write(robot, field.name)
  else if (card && !robot.can('button', /^Jouer /)) {
    await robot.choose(card.name, robot.all('radio')[0]?.name ?? '')
  } else if (ballot && !hasVoted && robot.can('radio')) {
    if (robot.can('button', 'Miser un jeton')) await stake(robot)
    await vote(robot)
  } else if (robot.can('button', 'Mélanger') && !robot.says('C’est mélangé.')) await robot.press('button', 'Mélanger')
  else if (robot.can('button', ON)) await robot.press('button', robot.can('button', ON)?.name)
  else return false
  return true
}

export const robot: GameRobot = {
  boxes: {
    lauriers: {
      lid: /^Les Lauriers/,
      options: [
        ['Temps pour écrire', 'sans sablier'],
        ['Longueur de la piste', '11 feuilles'],
      ],
      isQuick: true,
      people: 3,
      play,
    },
  },
}
