import 'server-only'
import type { Drill } from '@/lib/reports/summary/define'
import { NOBODY } from '@/lib/reports/summary/sums'

/**
 * The address of the forecasts that a figure counts: those of a state, for the months of the period. One without a bank
 * names none.
 */
export const forecastsOf =
  (stato: 'aperta' | 'realizzata' | 'persa', more: Readonly<Record<string, string>> = {}) =>
  ({ area, from, to, filters }: Drill): string => {
    const query = new URLSearchParams({ 'filter[stato]': stato, 'filter[previstaPer]': `${from}..${to}` })
    for (const [name, value] of Object.entries({ ...more, ...filters }))
      query.set(`filter[${name}]`, value === NOBODY ? 'null' : value)
    return `/${area === 'admin' ? 'admin' : 'agents'}/reports/predictions?${query}`
  }
