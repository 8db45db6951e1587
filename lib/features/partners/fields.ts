import { can } from '@/lib/auth/actor'
import { PROVINCE_OPTIONS } from '@/lib/italian/province-codes'
import type { Figures } from '@/lib/resources/figures'
import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { CLASSI, EVENTI, STATI_CONSEGNA } from './schema'

const classi = CLASSI.map((value) => ({ value, label: value }))

/** How many requests came from a listing. */
const requests: Figures = {
  access: (actor) => actor?.role === 'admin' && can(actor, 'leads_manage'),
  columns: [
    {
      path: 'richieste',
      label: 'Richieste',
      kind: 'number',
      after: 'classe',
      definition: 'Richieste di mutuo arrivate da questo annuncio.',
    },
  ],
  sql: (page) =>
    `SELECT l.id, (SELECT count(*)::int FROM leads r WHERE r.listing_id = l.id) AS richieste
     FROM partner_listings l WHERE l.id IN (${page})`,
}

const listingColumns: Columns<'partnerListing'> = [
  { path: 'titolo', label: 'Annuncio', kind: 'title', sort: 'titolo' },
  { path: 'comune', label: 'Comune', kind: 'text' },
  { path: 'provincia', label: 'Prov.', kind: 'text' },
  { path: 'prezzo', label: 'Prezzo', kind: 'money', sort: 'prezzo' },
  { path: 'mq', label: 'm²', kind: 'number' },
  { path: 'classe', label: 'Classe', kind: 'text' },
  { path: 'attivo', label: 'Attivo', kind: 'boolean' },
  { path: 'scadeIl', label: 'Scade', kind: 'day' },
  { path: 'createdAt', label: 'Arrivato', kind: 'instant', sort: 'createdAt' },
  { path: 'externalId', label: 'Id del partner', kind: 'text', hidden: true },
]

const listingFilters: Filters<'partnerListing'> = [
  { name: 'attivo', label: 'Attivo', kind: 'boolean' },
  { name: 'provincia', label: 'Provincia', kind: 'enum', options: PROVINCE_OPTIONS },
  { name: 'prezzo', label: 'Prezzo', kind: 'moneyRange' },
  { name: 'classe', label: 'Classe energetica', kind: 'enum', options: classi },
]

export const listingList = {
  columns: listingColumns,
  filters: listingFilters,
  presets: [{ id: 'attivi', label: 'Attivi', query: 'filter[attivo]=true' }] satisfies Preset[],
  sorts: ['createdAt', 'prezzo', 'titolo'],
  defaultSort: '-createdAt',
  search: true,
  figures: requests,
  reads: ['url', 'prezzo'],
} as const

const deliveryColumns: Columns<'partnerConsegna'> = [
  { path: 'createdAt', label: 'Ricevuta il', kind: 'instant', sort: 'createdAt' },
  { path: 'idEsterno', label: 'Id della consegna', kind: 'title' },
  { path: 'evento', label: 'Evento', kind: 'badge', options: EVENTI },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_CONSEGNA },
  { path: 'firmaValida', label: 'Firma valida', kind: 'boolean', hidden: true },
  { path: 'errore', label: 'Che cosa non va', kind: 'text' },
  { path: 'lead.codice', label: 'Richiesta', kind: 'text' },
  { path: 'tentativi', label: 'Tentativi', kind: 'number', hidden: true },
]

const deliveryFilters: Filters<'partnerConsegna'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_CONSEGNA },
  { name: 'evento', label: 'Evento', kind: 'enum', options: EVENTI },
  { name: 'createdAt', label: 'Ricevuta', kind: 'dayRange' },
]

export const deliveryList = {
  columns: deliveryColumns,
  filters: deliveryFilters,
  presets: [
    { id: 'errori', label: 'Con errori', query: 'filter[stato]=errore' },
    { id: 'rifiutate', label: 'Rifiutate', query: 'filter[stato]=rifiutata' },
  ] satisfies Preset[],
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  reads: ['stato', 'leadId', 'version'],
} as const
