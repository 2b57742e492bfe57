/** The page of Mot pour Mot, in reading order. Ids are those of docs/rules and never change. */
export const SECTIONS = [
  { name: 'setUp', ids: ['MPM-1', 'MPM-32', 'MPM-2', 'MPM-3', 'MPM-4', 'MPM-5'] },
  {
    name: 'turn',
    ids: ['MPM-6', 'MPM-7', 'MPM-8', 'MPM-9', 'MPM-10', 'MPM-11', 'MPM-12', 'MPM-13', 'MPM-14', 'MPM-29'],
  },
  { name: 'words', ids: ['MPM-15', 'MPM-16', 'MPM-17', 'MPM-18', 'MPM-33'] },
  { name: 'afterTheWord', ids: ['MPM-19', 'MPM-20', 'MPM-21', 'MPM-22', 'MPM-23', 'MPM-24', 'MPM-25'] },
  { name: 'end', ids: ['MPM-26', 'MPM-27', 'MPM-34', 'MPM-28'] },
  { name: 'examples', ids: ['MPM-30', 'MPM-31'] },
  {
    name: 'aroundTheTable',
    ids: ['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5', 'ALL-6', 'ALL-7', 'ALL-8', 'ALL-9', 'ALL-10'],
  },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']
export type ClauseId = (typeof SECTIONS)[number]['ids'][number]
export type CommonId = Extract<ClauseId, `ALL-${number}`>
export type MotPourMotId = Extract<ClauseId, `MPM-${number}`>
export const IDS: readonly ClauseId[] = SECTIONS.flatMap(({ ids }) => [...ids])
