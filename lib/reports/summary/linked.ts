import { type Caller, callAs } from '@/lib/testing/test-kit'
import type { ReportReply } from '../view'
import type { Summary } from './define'
import type { Figures, Links } from './view'

/* The lists that figures open, and what these say of them. */

/** The list under /v2 that a screen's address shows: reports have the screen's own path, cases have not. */
const listOf = (link: string) => {
  const path = link.split('?')[0]?.replace(/^\/admin\//, '') ?? ''
  return path
    .replace(/^feeds\//, '')
    .replace(/^reports\/(pratiche|predictions)$/, '$1')
    .replace(/^reports\/provvigioni\/(?=incassi)/, '')
}

/** The lists that say their sums at an address of their own. */
const SUMS: Record<string, string> = { predictions: 'predictions/sums' }

type Totals = ReportReply['totals']

/** What the opened list says of a figure: the total of its name, or how many rows, or the sum of their amounts. */
function countedIn(totals: Totals | undefined, total: number, path: string, isMoney: boolean) {
  if (!totals) return total
  const names = isMoney ? [path, 'importo', 'netto'] : [path, 'pratiche', 'passi', 'righe']
  return names.flatMap((name) => totals[name] ?? [])[0] ?? total
}

/** Opens a figure's list: what it says must be the figure. The lists of what banks pay have no sums of amounts. */
export async function expectListed(
  as: Caller,
  link: string,
  [path, figure, isMoney]: readonly [path: string, figure: number | null | undefined, isMoney: boolean],
): Promise<void> {
  const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]))
  const list = listOf(link)
  const { status, json } = await callAs<ReportReply>(as, 'GET', list, { query })
  const sums = SUMS[list]
  const totals = sums
    ? (await callAs<{ totals: Totals }>(as, 'GET', sums, { query })).json.totals
    : json.totals
  const counted = isMoney && !totals ? figure : countedIn(totals, json.total, path, isMoney)
  expect([link, status, counted]).toEqual([link, 200, figure])
}

/** Of counts and amounts, those of a row that open a list, each as it is to be found there. */
export const linkedOf = ({ columns }: Pick<Summary, 'columns'>, row: { figures: Figures; links: Links }) =>
  Object.entries(row.links).flatMap(([path, link]) => {
    const kind = columns.find((one) => one.path === path)?.kind
    if (kind !== 'number' && kind !== 'money') return []
    return [{ link, figure: [path, row.figures[path], kind === 'money'] as const }]
  })
