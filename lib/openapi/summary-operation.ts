import { todayInRome } from '@/lib/core/dates'
import { hasDays } from '@/lib/reports/summary/define'
import { namedPeriods } from '@/lib/reports/summary/periods'
import type { SummaryRoute } from '@/lib/reports/summary/routes'
import { type EngineParts, file, json } from './engine-operation'
import { asFileParameter, exportParameters } from './list-parameters'
import type { Parameter, Schema } from './types'

type Declared = SummaryRoute['summary']['summary']

const text: Schema = { type: 'string' }
const day: Schema = { type: 'string', format: 'date' }
const parameter = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
})

/** What the route of a summary takes and answers, from its declaration. */
export function summaryParts({ verb, summary }: SummaryRoute['summary']): EngineParts {
  return {
    parameters: parametersOf(verb, summary),
    reply: verb === 'export' ? file : json(replySchema(summary)),
    failures: ['malformed', 'invalid'],
  }
}

function parametersOf(verb: 'read' | 'export', summary: Declared): Parameter[] {
  const { columns, filters, groupings, ahead } = summary
  const sorts = columns.map(({ path }) => path)
  const all = exportParameters({ list: { sorts, defaultSort: '', filters, search: false } }, ['pdf'])
  return [
    parameter('from', 'Primo giorno; se non è di mesi interi, un periodo ha al massimo 62 giorni.', day),
    parameter('to', 'Ultimo giorno, compreso.', day),
    parameter('periodo', 'Un periodo per nome, al posto dei suoi giorni.', {
      type: 'string',
      enum: namedPeriods(todayInRome(), {
        ahead: ahead ?? false,
        year: summary.year,
        days: hasDays(summary),
      }).map(({ value }) => value),
    }),
    parameter('gruppo', 'Che cosa è una riga.', { type: 'string', enum: Object.keys(groupings) }),
    parameter('confronto', 'Con che cosa si confronta.', {
      type: 'string',
      enum: ['nessuno', 'anno', 'periodo'],
    }),
    ...(verb === 'export'
      ? all
      : [...all.filter(({ name }) => name !== 'format' && name !== 'columns'), asFileParameter]),
  ]
}

function replySchema({ columns }: Declared): Schema {
  const figures: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      columns.map(({ path, definition }) => [path, { type: ['number', 'null'], description: definition }]),
    ),
  }
  const links: Schema = { type: 'object', additionalProperties: text }
  const few: Schema = {
    type: 'array',
    items: text,
    description: 'Colonne le cui medie o percentuali sono di meno di cinque casi.',
  }
  const maturing: Schema = { type: 'boolean', description: 'Pratiche aperte da meno di sei mesi.' }
  const whole = { maturing, few, figures, before: { oneOf: [figures, { type: 'null' }] } as Schema, links }
  return {
    type: 'object',
    properties: {
      from: day,
      to: day,
      gruppo: text,
      confronto: text,
      compared: {
        oneOf: [{ type: 'object', properties: { from: day, to: day } }, { type: 'null' }],
        description: 'I giorni con cui si confronta.',
      },
      sameDays: {
        type: 'boolean',
        description: 'Il periodo non è finito: si confronta con altrettanti giorni.',
      },
      columns: {
        type: 'array',
        items: { type: 'object', properties: { path: text, label: text, kind: text, definition: text } },
      },
      rows: { type: 'array', items: { type: 'object', properties: { key: text, label: text, ...whole } } },
      totals: { type: 'object', properties: whole },
      missing: { type: 'array', items: text, description: 'Colonne che si contano solo per mesi interi.' },
      uncounted: {
        type: 'array',
        items: text,
        description: 'Colonne che non si contano con questo raggruppamento o con questi filtri.',
      },
      asOf: { type: 'string', format: 'date-time' },
    },
    required: [
      'from',
      'to',
      'gruppo',
      'confronto',
      'compared',
      'sameDays',
      'columns',
      'rows',
      'totals',
      'missing',
      'uncounted',
      'asOf',
    ],
  }
}
