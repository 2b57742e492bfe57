const AROUND_THE_TABLE = {
  name: 'aroundTheTable',
  ids: ['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5', 'ALL-6', 'ALL-7', 'ALL-8', 'ALL-9', 'ALL-10'],
} as const

/** Each game's page, in reading order. Ids are those of docs/rules and never change. */
export const SECTIONS = {
  'mot-pour-mot': [
    { name: 'setUp', ids: ['MPM-1', 'MPM-32', 'MPM-2', 'MPM-3', 'MPM-4', 'MPM-5'] },
    {
      name: 'turn',
      ids: ['MPM-6', 'MPM-7', 'MPM-8', 'MPM-9', 'MPM-10', 'MPM-11', 'MPM-12', 'MPM-13', 'MPM-14', 'MPM-29'],
    },
    { name: 'words', ids: ['MPM-15', 'MPM-16', 'MPM-17', 'MPM-18', 'MPM-33'] },
    { name: 'afterTheWord', ids: ['MPM-19', 'MPM-20', 'MPM-21', 'MPM-22', 'MPM-23', 'MPM-24', 'MPM-25'] },
    { name: 'end', ids: ['MPM-26', 'MPM-27', 'MPM-34', 'MPM-28'] },
    { name: 'examples', ids: ['MPM-30', 'MPM-31'] },
    AROUND_THE_TABLE,
  ],
  'word-out': [
    { name: 'setUp', ids: ['WO-1', 'WO-2', 'WO-3', 'WO-4', 'WO-5'] },
    { name: 'turn', ids: ['WO-6', 'WO-7', 'WO-8', 'WO-9', 'WO-10'] },
    { name: 'specialCards', ids: ['WO-11', 'WO-31', 'WO-12', 'WO-13', 'WO-14'] },
    { name: 'banking', ids: ['WO-15', 'WO-16', 'WO-17', 'WO-32'] },
    { name: 'countering', ids: ['WO-18', 'WO-19', 'WO-20', 'WO-21', 'WO-22'] },
    { name: 'deals', ids: ['WO-23', 'WO-24', 'WO-25', 'WO-26', 'WO-27', 'WO-28'] },
    { name: 'secrets', ids: ['WO-29', 'WO-30'] },
    AROUND_THE_TABLE,
  ],
  lauriers: [
    { name: 'setUp', ids: ['LAU-1', 'LAU-2', 'LAU-3', 'LAU-4'] },
    { name: 'writing', ids: ['LAU-5', 'LAU-6', 'LAU-23'] },
    { name: 'desk', ids: ['LAU-7', 'LAU-8', 'LAU-24'] },
    { name: 'vote', ids: ['LAU-9', 'LAU-10', 'LAU-11'] },
    { name: 'points', ids: ['LAU-12', 'LAU-13', 'LAU-14', 'LAU-15', 'LAU-16', 'LAU-17', 'LAU-18', 'LAU-19'] },
    { name: 'end', ids: ['LAU-20', 'LAU-21', 'LAU-22'] },
    AROUND_THE_TABLE,
  ],
  kokomots: [
    { name: 'setUp', ids: ['KOK-1', 'KOK-2', 'KOK-3', 'KOK-4', 'KOK-39'] },
    {
      name: 'turn',
      ids: [
        'KOK-5',
        'KOK-6',
        'KOK-7',
        'KOK-8',
        'KOK-9',
        'KOK-10',
        'KOK-11',
        'KOK-12',
        'KOK-13',
        'KOK-14',
        'KOK-40',
        'KOK-41',
      ],
    },
    { name: 'judging', ids: ['KOK-15', 'KOK-16', 'KOK-17', 'KOK-18', 'KOK-19'] },
    { name: 'constraints', ids: ['KOK-20', 'KOK-21', 'KOK-22'] },
    { name: 'end', ids: ['KOK-23', 'KOK-24', 'KOK-25'] },
    { name: 'expert', ids: ['KOK-26', 'KOK-27'] },
    { name: 'simultaneous', ids: ['KOK-28', 'KOK-29', 'KOK-30', 'KOK-31', 'KOK-32', 'KOK-33', 'KOK-42'] },
    { name: 'teams', ids: ['KOK-34', 'KOK-35', 'KOK-36', 'KOK-37', 'KOK-38', 'KOK-43'] },
    AROUND_THE_TABLE,
  ],
} as const

/** The games whose rules are written. */
export type BookName = keyof typeof SECTIONS
type AnySection = (typeof SECTIONS)[BookName][number]
export type SectionName = AnySection['name']
export type ClauseId = AnySection['ids'][number]
export type CommonId = Extract<ClauseId, `ALL-${number}`>
export type MotPourMotId = Extract<ClauseId, `MPM-${number}`>
export type WordOutId = Extract<ClauseId, `WO-${number}`>
export type LauriersId = Extract<ClauseId, `LAU-${number}`>
export type KokomotsId = Extract<ClauseId, `KOK-${number}`>
