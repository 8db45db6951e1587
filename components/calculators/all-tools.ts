import { IDENTITY_TOOLS } from './identity-tools'
import { LIMIT_TOOLS } from './limit-tools'
import { LOAN_TOOLS } from './loan-tools'
import { OFFICE_TOOLS } from './office-tools'
import type { Outcome, Tool } from './tool-types'

type Group = { title: string; tools: readonly Tool[] }

/** The tiles, by the moment at which they are needed. */
export const GROUPS: readonly Group[] = [
  { title: 'Rata e costi', tools: LOAN_TOOLS },
  { title: 'Limiti', tools: LIMIT_TOOLS },
  { title: 'Persone e conti', tools: IDENTITY_TOOLS },
  { title: 'Tempi e documenti', tools: OFFICE_TOOLS },
]

export const TOOLS: readonly Tool[] = GROUPS.flatMap(({ tools }) => tools)

/** What is copied: the figures, the table and the formula as lines. */
export function outcomeText({ title }: Pick<Tool, 'title'>, outcome: Outcome, day: string): string {
  const { figures, table, formula, note } = outcome
  return [
    `${title}, ${day}`,
    ...figures.map(([label, value]) => `${label}: ${value}`),
    ...(table
      ? ['', table.heads.filter(Boolean).join(' | '), ...table.rows.map((row) => row.join(' | '))]
      : []),
    '',
    formula,
    ...(note ? [note] : []),
  ].join('\n')
}
