import 'server-only'
import type { Drill } from '@/lib/reports/summary/define'
import type { Stato } from '@/lib/words/case-states'

/** The address of a list of an area, with the filters of a figure and these. */
export function listOf(
  path: string,
  { area, filters }: Pick<Drill, 'area' | 'filters'>,
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...more, ...filters })) query.set(`filter[${name}]`, value)
  return `/${area === 'admin' ? 'admin' : 'agents'}/reports/${path}?${query}`
}

/**
 * The cases of today that a figure of somebody counts. It counts those alone that have such an owner: only where one is
 * named is the list the same.
 */
export const casesOfToday =
  (stati: readonly Stato[], named: 'agentId' | 'bankId') =>
  (drill: Drill): string | null =>
    drill.filters[named] ? listOf('pratiche', drill, { stato: stati.join(',') }) : null
