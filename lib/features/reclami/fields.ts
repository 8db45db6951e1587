import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { CANALI_RECLAMO, CAUSALI_RECLAMO, ESITI_ABF, ESITI_RECLAMO } from './labels'
import type { complaintSchema } from './schema'

const prodotti = optionsOf(PRODOTTI)
const canali = optionsOf(CANALI_RECLAMO)
const causali = optionsOf(CAUSALI_RECLAMO)
const esiti = optionsOf(ESITI_RECLAMO)
const esitiAbf = optionsOf(ESITI_ABF)

export const complaintColumns: Columns<'reclamo'> = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'ricevutoIl', label: 'Ricevuto il', kind: 'day', sort: 'ricevutoIl' },
  { path: 'causale', label: 'Di che cosa si tratta', kind: 'badge', options: causali },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: prodotti },
  { path: 'esito', label: 'Esito', kind: 'badge', options: esiti },
  { path: 'entroIl', label: 'Risposta entro', kind: 'day', sort: 'entroIl' },
  { path: 'rispostoIl', label: 'Risposto il', kind: 'day' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'ticket.oggetto', label: 'Oggetto', kind: 'text' },
  { path: 'canale', label: 'Canale', kind: 'badge', options: canali, hidden: true },
  { path: 'consigliatoIl', label: 'Consigliato entro', kind: 'day', hidden: true },
  { path: 'abfIl', label: 'Ricorso all’ABF del', kind: 'day', hidden: true },
  { path: 'abfEsito', label: 'Esito del ricorso', kind: 'badge', options: esitiAbf, hidden: true },
  { path: 'ticket.codice', label: 'Ticket', kind: 'text', hidden: true },
]

export const complaintFilters: Filters<'reclamo'> = [
  { name: 'ricevutoIl', label: 'Ricevuto', kind: 'dayRange' },
  { name: 'esito', label: 'Esito', kind: 'enum', options: esiti },
  { name: 'rispostoIl', label: 'Ha una risposta', kind: 'present' },
  { name: 'entroIl', label: 'Risposta entro', kind: 'dayRange' },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: prodotti },
  { name: 'causale', label: 'Di che cosa si tratta', kind: 'enum', options: causali },
  { name: 'canale', label: 'Canale', kind: 'enum', options: canali },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'ticketId', label: 'Ticket', kind: 'ref', resource: 'tickets' },
  { name: 'abfIl', label: 'Ricorso all’ABF', kind: 'dayRange' },
  { name: 'abfEsito', label: 'Esito del ricorso', kind: 'enum', options: esitiAbf },
]

export const complaintPresets: readonly Preset[] = [
  { id: 'aperti', label: 'Senza risposta', query: 'filter[rispostoIl]=false' },
  { id: 'scaduti', label: 'Scaduti', query: 'filter[rispostoIl]=false&filter[entroIl]=..oggi-1' },
  { id: 'anno', label: 'Quest’anno', query: 'filter[ricevutoIl]=anno..oggi' },
  { id: 'tutti', label: 'Tutti', query: '' },
]

export const complaintForm: Fields<typeof complaintSchema> = [
  { name: 'canale', label: 'Come è arrivato', kind: 'select', options: canali, required: true, width: 4 },
  {
    name: 'causale',
    label: 'Di che cosa si tratta',
    kind: 'select',
    options: causali,
    required: true,
    width: 4,
  },
  { name: 'product', label: 'Prodotto', kind: 'select', options: prodotti, width: 4 },
  {
    name: 'abfIl',
    label: 'Ricorso presentato il',
    kind: 'day',
    width: 6,
    section: 'Arbitro Bancario Finanziario',
    help: 'Il cliente ricorre dopo la risposta, o quando sono passati i giorni senza averla.',
  },
  { name: 'abfEsito', label: 'Esito del ricorso', kind: 'select', options: esitiAbf, width: 6 },
]

/** Columns that verbs write. */
export const complaintHistory: History<'reclamo'> = [
  { name: 'ticketId', label: 'Ticket', kind: 'ref', resource: 'tickets' },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'ricevutoIl', label: 'Ricevuto il', kind: 'day' },
  { name: 'consigliatoIl', label: 'Consigliato entro', kind: 'day', follows: true },
  { name: 'entroIl', label: 'Risposta entro', kind: 'day', follows: true },
  { name: 'esito', label: 'Esito', kind: 'select', options: esiti },
  { name: 'rispostoIl', label: 'Risposto il', kind: 'day' },
]
