import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { CATEGORIE_OPTIONS, PRODOTTI_OPTIONS, type predictionSchema, STATI_PREVISIONE } from './schema'

export const predictionColumns: Columns<'prediction'> = [
  { path: 'cliente', label: 'Cliente', kind: 'title' },
  { path: 'previstaPer', label: 'Mese', kind: 'month', sort: 'previstaPer' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_PREVISIONE },
  { path: 'importo', label: 'Importo', kind: 'money' },
  { path: 'probabilita', label: 'Probabilità %', kind: 'number' },
  { path: 'ponderato', label: 'Ponderato', kind: 'money', sort: 'ponderato' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: PRODOTTI_OPTIONS },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'categoria', label: 'Categoria', kind: 'badge', options: CATEGORIE_OPTIONS },
  {
    path: 'daRivedereIl',
    label: 'Da rivedere dal',
    kind: 'day',
    sort: 'daRivedereIl',
    definition: 'Il primo giorno dopo il suo mese, o dopo quindici giorni senza modifiche.',
  },
  { path: 'updatedAt', label: 'Aggiornata il', kind: 'instant', hidden: true },
  { path: 'createdAt', label: 'Creata il', kind: 'instant', sort: 'createdAt', hidden: true },
]

export const predictionFilters: Filters<'prediction'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_PREVISIONE },
  { name: 'previstaPer', label: 'Mese previsto', kind: 'dayRange' },
  { name: 'daRivedereIl', label: 'Da rivedere', kind: 'dayRange' },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: PRODOTTI_OPTIONS },
  { name: 'categoria', label: 'Categoria', kind: 'enum', options: CATEGORIE_OPTIONS },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche' },
]

export const predictionPresets: readonly Preset[] = [
  {
    id: 'prossime',
    label: 'Da questo mese',
    query: 'filter[stato]=aperta&filter[previstaPer]=mese..&sort=previstaPer',
  },
  { id: 'aperte', label: 'Aperte', query: 'filter[stato]=aperta' },
  {
    id: 'daRivedere',
    label: 'Da rivedere',
    query: 'filter[stato]=aperta&filter[daRivedereIl]=..oggi&sort=daRivedereIl',
  },
  { id: 'realizzate', label: 'Realizzate', query: 'filter[stato]=realizzata' },
  { id: 'perse', label: 'Perse', query: 'filter[stato]=persa' },
]

export const predictionForm: Fields<typeof predictionSchema> = [
  {
    name: 'praticaId',
    label: 'Pratica',
    kind: 'ref',
    resource: 'pratiche',
    help: 'Di una pratica la previsione prende il cliente e il prodotto, e si chiude con lei.',
    width: 6,
  },
  { name: 'cliente', label: 'Cliente', kind: 'text', help: 'Per chi non ha ancora una pratica.', width: 6 },
  { name: 'product', label: 'Prodotto', kind: 'select', options: PRODOTTI_OPTIONS, required: true, width: 6 },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks', width: 6 },
  { name: 'importo', label: 'Importo', kind: 'money', required: true, width: 6 },
  {
    name: 'probabilita',
    label: 'Probabilità (%)',
    kind: 'number',
    min: 0,
    max: 100,
    step: 5,
    required: true,
    width: 3,
  },
  {
    name: 'categoria',
    label: 'Categoria',
    kind: 'select',
    options: CATEGORIE_OPTIONS,
    required: true,
    width: 3,
  },
  { name: 'mese', label: 'Mese (1–12)', kind: 'number', min: 1, max: 12, required: true, width: 3 },
  {
    name: 'anno',
    label: 'Anno',
    kind: 'number',
    min: 2020,
    max: 2100,
    grouped: false,
    required: true,
    width: 3,
  },
  { name: 'note', label: 'Note', kind: 'textarea' },
]

export const predictionHistory: History<'prediction'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI_PREVISIONE },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'esitoImporto', label: 'Importo erogato', kind: 'money', follows: true },
  { name: 'esitoAt', label: 'Conclusa il', kind: 'instant', follows: true },
  { name: 'ponderato', label: 'Ponderato', kind: 'money', follows: true },
  { name: 'previstaPer', label: 'Mese previsto', kind: 'day', follows: true },
  { name: 'daRivedereIl', label: 'Da rivedere dal', kind: 'day', follows: true },
]

/** What the actions of a row look at, whichever columns are shown. */
export const predictionReads = [
  'agentId',
  'praticaId',
  'cliente',
  'stato',
  'previstaPer',
  'daRivedereIl',
  'probabilita',
  'importo',
] as const
