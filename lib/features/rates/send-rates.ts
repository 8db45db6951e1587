import 'server-only'
import type { Quotazione } from '@/lib/finance/indexes'
import { rateSeries } from './data'
import type { RatesQuery } from './schema'

const HEADER = 'date,index,tenor,value\r\n'

/* Codes, days and numbers: nothing that RFC 4180 would quote. */
const csvLine = ({ date, index, tenor, value }: Quotazione) => `${date},${index},${tenor},${value}\r\n`

/** "euribor-3M.csv"; every series together is "tassi.csv". */
const fileName = ({ index, tenor }: RatesQuery) =>
  `${[index?.toLowerCase() ?? 'tassi', tenor].filter(Boolean).join('-')}.csv`

/** GET /v2/rates: the series as JSON, or as the same CSV that the import takes. */
export async function sendRates(query: RatesQuery, format: 'json' | 'csv'): Promise<Response | Quotazione[]> {
  const values = await rateSeries(query)
  if (format === 'json') return values
  return new Response(HEADER + values.map(csvLine).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName(query)}"`,
    },
  })
}
