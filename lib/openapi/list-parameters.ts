import { MAX_LIMIT } from '@/lib/resources/list-query'
import type { Filter, Resource } from '@/lib/resources/types'
import type { Parameter, Schema } from './types'

const query = (name: string, description: string, schema: Schema = { type: 'string' }): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
})

type Listed = { list: Pick<Resource['list'], 'sorts' | 'defaultSort' | 'search' | 'filters'> }

/** Search, order and filters of a list. */
function selectionParameters({ list }: Listed): Parameter[] {
  const sorts = list.sorts.flatMap((name) => [name, `-${name}`])
  return [
    query('sort', 'Ordinamento; con «-» dal più grande.', {
      type: 'string',
      enum: sorts,
      default: list.defaultSort,
    }),
    ...(list.search ? [query('q', 'Ricerca: ogni parola deve comparire.')] : []),
    ...(list.filters ?? []).map(filterParameter),
  ]
}

/** One page of a list. */
export const pageParameters = (resource: Listed): Parameter[] => [
  query('limit', 'Righe per pagina.', { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: 50 }),
  query('cursor', '`nextCursor` o `prevCursor` di una risposta con lo stesso ordinamento.'),
  ...selectionParameters(resource),
]

/** Which of the values of a row. */
export const fieldsParameter = query(
  'fields',
  'Campi di ogni riga, separati da virgola; «list»: quelli che la lista mostra. Senza: tutti.',
)

/** A reading that writes its rows as a file where a format is named. */
export const asFileParameter = query('format', 'Tutte le righe come file; senza, la risposta è JSON.', {
  type: 'string',
  enum: ['csv', 'xlsx', 'pdf'],
})

/** The days of a period, for rows that have one. */
export const periodParameters: Parameter[] = [
  query('from', 'Primo giorno.', { type: 'string', format: 'date' }),
  query('to', 'Ultimo giorno, compreso.', { type: 'string', format: 'date' }),
]

/** `more`: formats besides those of a list. */
export const exportParameters = (resource: Listed, more: readonly string[] = []): Parameter[] => [
  query('format', 'Formato del file.', { type: 'string', enum: ['csv', 'xlsx', ...more], default: 'csv' }),
  query('columns', 'Colonne da esportare, separate da virgola.'),
  ...selectionParameters(resource),
]

const RANGES: Partial<Record<Filter['kind'], string>> = {
  dayRange:
    'da..a, giorni YYYY-MM-DD compresi, oppure oggi, oggi+30, oggi-7, mese (il primo del mese); uno dei due può mancare.',
  moneyRange: 'da..a in euro, uno dei due può mancare.',
  numberRange: 'da..a, uno dei due può mancare.',
}

function filterParameter({ name, label, kind, options, resource }: Filter): Parameter {
  const key = `filter[${name}]`
  if (kind === 'boolean' || kind === 'present') return query(key, `${label}.`, { type: 'boolean' })
  if (kind === 'ref') return query(key, `${label}: uno o più _id separati da virgola, o «null».`)
  if (kind === 'has' && resource) return query(key, `${label}: uno o più _id separati da virgola.`)
  if (kind === 'hasProvince') return query(key, `${label}: la sigla di una provincia.`)
  if (kind === 'text')
    return query(key, `${label}: queste parole e nessun’altra; maiuscole e minuscole sono uguali.`)
  if (kind === 'tag') return query(key, `${label}: una parola, in minuscolo.`)
  if (kind === 'reached')
    return query(key, `${label}: uno tra ${options?.map(({ value }) => value).join(', ')}.`)
  if (kind !== 'enum' && kind !== 'has') return query(key, `${label}: ${RANGES[kind]}`)
  const values = options?.map(({ value }) => value).join(', ')
  return query(key, `${label}: uno o più valori separati da virgola tra ${values}.`)
}
