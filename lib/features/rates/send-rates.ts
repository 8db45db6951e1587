import 'server-only'
import { Readable } from 'node:stream'
import type { Quotazione } from '@/lib/finance/indexes'
import { ratePages } from './data'
import type { RatesQuery } from './schema'

type Pages = AsyncGenerator<Quotazione[]>

const HEADER = 'date,index,tenor,value\r\n'

async function* csv(first: Quotazione[], rest: Pages): AsyncGenerator<string> {
  yield HEADER
  yield first.map(csvLine).join('')
  for await (const page of rest) yield page.map(csvLine).join('')
}

/* Codes, days and numbers: nothing that RFC 4180 would quote. */
const csvLine = ({ date, index, tenor, value }: Quotazione) => `${date},${index},${tenor},${value}\r\n`

async function* json(first: Quotazione[], rest: Pages): AsyncGenerator<string> {
  yield `[${first.map((row) => JSON.stringify(row)).join(',')}`
  for await (const page of rest) yield page.map((row) => `,${JSON.stringify(row)}`).join('')
  yield ']'
}

async function* encoded(chunks: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const chunk of chunks) yield encoder.encode(chunk)
}

const streamOf = (chunks: AsyncGenerator<string>) =>
  Readable.toWeb(Readable.from(encoded(chunks))) as ReadableStream

/** "euribor-3M.csv"; every series together is "tassi.csv". */
const fileName = ({ index, tenor }: RatesQuery) =>
  `${[index?.toLowerCase() ?? 'tassi', tenor].filter(Boolean).join('-')}.csv`

/**
 * GET /v2/rates: the series as JSON, or as the same CSV that the import takes. The first portion is read before
 * the reply begins, so that a failure is still a failure and not half a file.
 */
export async function streamRates(query: RatesQuery, format: 'json' | 'csv'): Promise<Response> {
  const pages = ratePages(query)
  const first = (await pages.next()).value ?? []
  if (format === 'json') {
    return new Response(streamOf(json(first, pages)), {
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
  }
  return new Response(streamOf(csv(first, pages)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName(query)}"`,
    },
  })
}
