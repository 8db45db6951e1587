import { STATI_PREVENTIVO } from '@/lib/features/quotes/labels'
import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'

/** The column knows only what was worked out; which of the two a quote is of stands in what was asked, and is said on its page. */
const CESSIONE_O_DELEGA = 'Cessione o delega'
const prodotti = (['prestito', 'cdq', 'mutuo'] as const).map((value) => ({
  value,
  label: value === 'cdq' ? CESSIONE_O_DELEGA : PRODOTTI[value],
}))
const stati = optionsOf(STATI_PREVENTIVO)

export const quoteColumns: Columns<'quote'> = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'cognome', label: 'Cliente', kind: 'text', given: 'nome' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: prodotti },
  { path: 'importo', label: 'Importo', kind: 'money', sort: 'importo' },
  { path: 'rata', label: 'Rata', kind: 'money' },
  { path: 'taeg', label: 'TAEG', kind: 'rate' },
  { path: 'scadeIl', label: 'Scade il', kind: 'day', sort: 'scadeIl' },
  { path: 'createdAt', label: 'Fatto il', kind: 'instant', sort: 'createdAt' },
  { path: 'banca', label: 'Banca', kind: 'text' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'indiciAl', label: 'Indici del', kind: 'day', hidden: true },
  { path: 'titolo', label: 'Titolo', kind: 'text', hidden: true },
  { path: 'inviatoAt', label: 'Inviato il', kind: 'instant', hidden: true },
  { path: 'apertoAt', label: 'Aperto il', kind: 'instant', hidden: true },
  { path: 'accettatoAt', label: 'Accettato il', kind: 'instant', hidden: true },
  { path: 'rifiutatoAt', label: 'Rifiutato il', kind: 'instant', hidden: true },
]

export const quoteFilters: Filters<'quote'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: prodotti },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'createdAt', label: 'Fatto il', kind: 'dayRange' },
  { name: 'scadeIl', label: 'Scade il', kind: 'dayRange' },
  { name: 'importo', label: 'Importo', kind: 'moneyRange' },
  { name: 'indiciAl', label: 'Indici del', kind: 'dayRange' },
]

export const quotePresets: readonly Preset[] = [
  { id: 'bozze', label: 'Bozze', query: 'filter[stato]=bozza' },
  { id: 'inviati', label: 'Inviati', query: 'filter[stato]=inviato' },
  { id: 'aperti', label: 'Aperti dal cliente', query: 'filter[stato]=aperto' },
  { id: 'accettati', label: 'Accettati', query: 'filter[stato]=accettato' },
  { id: 'convertiti', label: 'Convertiti', query: 'filter[stato]=convertito' },
  { id: 'rifiutati', label: 'Rifiutati', query: 'filter[stato]=rifiutato' },
  { id: 'scaduti', label: 'Scaduti', query: 'filter[stato]=scaduto' },
]
