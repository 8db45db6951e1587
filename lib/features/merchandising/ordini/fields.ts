import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { CONSEGNE, type ordineSchema, STATI_ORDINE } from './schema'

const orderColumns: Columns<'merchandisingOrder'> = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'createdAt', label: 'Inviato il', kind: 'instant', sort: 'createdAt' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_ORDINE },
  { path: 'totale', label: 'Totale', kind: 'money', sort: 'totale' },
  { path: 'richiedente', label: 'Chi', kind: 'text' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text' },
  { path: 'centroCosto', label: 'Centro di costo', kind: 'text' },
  { path: 'pezzi', label: 'Pezzi', kind: 'number' },
  { path: 'spediti', label: 'Spediti', kind: 'number' },
  { path: 'tracking', label: 'Spedizione', kind: 'text', hidden: true },
  { path: 'corriere', label: 'Corriere', kind: 'text', hidden: true },
  { path: 'consegna', label: 'Consegna', kind: 'badge', options: CONSEGNE, hidden: true },
  { path: 'approvatoAt', label: 'Approvato', kind: 'instant', hidden: true },
  { path: 'speditoAt', label: 'Spedito', kind: 'instant', hidden: true },
  { path: 'consegnatoAt', label: 'Consegnato', kind: 'instant', hidden: true },
]

const orderFilters: Filters<'merchandisingOrder'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_ORDINE },
  { name: 'userId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'centroCosto', label: 'Centro di costo', kind: 'text' },
  { name: 'articoli', label: 'Articolo', kind: 'has', resource: 'merchandising' },
  { name: 'createdAt', label: 'Inviato', kind: 'dayRange' },
  { name: 'totale', label: 'Totale', kind: 'moneyRange' },
]

const orderPresets: readonly Preset[] = [
  { id: 'nuovi', label: 'Da approvare', query: 'filter[stato]=inviato' },
  { id: 'spedire', label: 'Da spedire', query: 'filter[stato]=approvato,preparazione' },
  { id: 'viaggio', label: 'In viaggio', query: 'filter[stato]=spedito' },
]

export const orderList = {
  columns: orderColumns,
  filters: orderFilters,
  presets: orderPresets,
  sorts: ['createdAt', 'totale'],
  defaultSort: '-createdAt',
  search: true,
} as const

export const orderForm: Fields<typeof ordineSchema> = [
  {
    name: 'centroCosto',
    label: 'Centro di costo',
    kind: 'text',
    help: 'Chi paga: lo legge anche chi ha ordinato.',
  },
  { name: 'noteUfficio', label: 'Note interne', kind: 'textarea', help: 'Le legge solo l’ufficio.' },
]

export const orderHistory: History<'merchandisingOrder'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI_ORDINE },
  { name: 'totale', label: 'Totale', kind: 'money' },
  { name: 'spediti', label: 'Pezzi spediti', kind: 'number' },
  { name: 'corriere', label: 'Corriere', kind: 'text' },
  { name: 'tracking', label: 'Codice di spedizione', kind: 'text' },
  { name: 'motivo', label: 'Motivo', kind: 'text' },
  { name: 'approvatoAt', label: 'Approvato', kind: 'instant', follows: true },
  { name: 'speditoAt', label: 'Spedito', kind: 'instant', follows: true },
  { name: 'consegnatoAt', label: 'Consegnato', kind: 'instant', follows: true },
  { name: 'annullatoAt', label: 'Annullato', kind: 'instant', follows: true },
]

const verb = (id: string, label: string, about: string, fields: VerbView['fields'] = []): VerbView => ({
  id,
  label,
  about,
  fields,
})

const approveVerb = verb(
  'approve',
  'Approva',
  'Chi ha inviato l’ordine riceve un avviso e un’e-mail. I pezzi sono già riservati.',
)
const prepareVerb = verb('prepare', 'Prepara', 'L’ordine passa in preparazione: chi l’ha inviato lo vede.')
const shipVerb = verb(
  'ship',
  'Spedisci',
  'Parte tutto quello che manca: i pezzi escono dal magazzino e chi ha inviato l’ordine riceve un’e-mail.',
  [
    { name: 'corriere', label: 'Corriere', kind: 'text', width: 6 },
    { name: 'tracking', label: 'Codice di spedizione', kind: 'text', width: 6 },
  ],
)
const deliverVerb = verb('deliver', 'Consegna', 'L’ordine è arrivato: risulta consegnato, e si chiude.')
const cancelVerb = verb(
  'cancel',
  'Annulla',
  'Quello che non è partito torna disponibile. Chi ha inviato l’ordine riceve il motivo per e-mail.',
  [{ name: 'motivo', label: 'Motivo', kind: 'textarea', required: true }],
)

export const orderVerbs = [approveVerb, prepareVerb, shipVerb, deliverVerb, cancelVerb]
