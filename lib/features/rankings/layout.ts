import type { Columns, Fields, Filters } from '@/lib/resources/model-types'
import type { Field } from '@/lib/resources/view'
import type { agentRankingSchema, employeeRankingSchema } from './schema'

const NOMI = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]
const mesi = NOMI.map((label, at) => ({ value: String(at + 1), label }))

export const rankingColumns: Columns<'classifica'> = [
  { path: 'titolo', label: 'Titolo', kind: 'title' },
  { path: 'anno', label: 'Anno', kind: 'number', sort: 'anno' },
  { path: 'mese', label: 'Mese', kind: 'badge', options: mesi },
  { path: 'published', label: 'Pubblicata', kind: 'boolean' },
  { path: 'updatedAt', label: 'Modificata', kind: 'instant', hidden: true },
]

export const rankingFilters: Filters<'classifica'> = [
  { name: 'anno', label: 'Anno', kind: 'numberRange' },
  { name: 'published', label: 'Pubblicata', kind: 'boolean' },
]

const own = [
  { name: 'titolo', label: 'Titolo', kind: 'text', required: true, width: 6 },
  {
    name: 'anno',
    label: 'Anno',
    kind: 'number',
    grouped: false,
    required: true,
    min: 1900,
    max: 2900,
    width: 3,
  },
  { name: 'mese', label: 'Mese (1–12)', kind: 'number', required: true, min: 1, max: 12, width: 3 },
  { name: 'published', label: 'Pubblicata', kind: 'boolean' },
] as const

const voci = (who: Field): Omit<Field, 'name'> => ({
  label: 'Voci',
  kind: 'rows',
  rows: {
    one: 'voce',
    fields: [
      { name: 'posizione', label: 'Posizione', kind: 'number', min: 1, required: true },
      { name: 'nome', label: 'Nome', kind: 'text', required: true },
      who,
      { name: 'punti', label: 'Punti', kind: 'number', decimals: 2, required: true },
      { name: 'pratiche', label: 'Pratiche', kind: 'number', required: true },
      { name: 'importo', label: 'Importo', kind: 'money', required: true },
    ],
    initial: { posizione: null, nome: '', [who.name]: null, punti: 0, pratiche: 0, importo: 0 },
  },
})

export const agentRankingForm: Fields<typeof agentRankingSchema> = [
  ...own,
  { name: 'voci', ...voci({ name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' }) },
]

export const employeeRankingForm: Fields<typeof employeeRankingSchema> = [
  ...own,
  { name: 'voci', ...voci({ name: 'employeeId', label: 'Dipendente', kind: 'ref', resource: 'employees' }) },
]
