import { isDated, sortsOf } from '@/lib/reports/define'
import type { ReportRoute } from '@/lib/reports/routes'
import type { Column } from '@/lib/resources/view'
import { type EngineParts, file, json } from './engine-operation'
import { asFileParameter, exportParameters, pageParameters, periodParameters } from './list-parameters'
import type { Schema } from './types'

/** What the route of a report takes and answers, from its declaration. */
export function reportParts({ verb, report }: ReportRoute['report']): EngineParts {
  const { filters, defaultSort } = report
  const listed = { list: { sorts: sortsOf(report), defaultSort, filters, search: false } }
  if (verb === 'export')
    return { parameters: exportParameters(listed, ['pdf']), reply: file, failures: ['malformed', 'invalid'] }
  return {
    parameters: [...pageParameters(listed), ...(isDated(report) ? periodParameters : []), asFileParameter],
    reply: json(replySchema(report)),
    failures: ['malformed', 'invalid'],
  }
}

const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const list = (items: Schema): Schema => ({ type: 'array', items })
const text: Schema = { type: 'string' }
const cursor: Schema = { type: ['string', 'null'] }

function replySchema({ columns, totals }: ReportRoute['report']['report']): Schema {
  const figures = object(
    Object.fromEntries(
      totals.map(({ name, definition }) => [name, { type: 'number', description: definition }]),
    ),
  )
  const rows = list(
    object({
      _id: { type: 'string', format: 'uuid' },
      ...Object.fromEntries(columns.map((column) => [column.path, cellSchema(column)])),
    }),
  )
  return object({
    columns: list({ type: 'object', properties: { path: text, label: text, kind: text, definition: text } }),
    items: rows,
    rows,
    nextCursor: cursor,
    prevCursor: cursor,
    total: { type: 'integer' },
    totalIsCapped: { const: false },
    totals: figures,
    breakdown: list(object({ row: text, column: text, figures })),
    asOf: { type: 'string', format: 'date-time' },
  })
}

function cellSchema({ kind, definition }: Column): Schema {
  const description = definition ? { description: definition } : {}
  if (kind === 'number' || kind === 'money' || kind === 'rate')
    return { type: ['number', 'null'], ...description }
  if (kind === 'instant') return { type: ['string', 'null'], format: 'date-time', ...description }
  if (kind === 'person') return { type: ['object', 'null'], properties: { nome: text, cognome: text } }
  return { type: ['string', 'null'], ...description }
}
