import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import type { articleSchema } from './article-schema'
import { CATEGORIE, DESTINATARI, STATI_ARTICOLO } from './labels'

const destinatari: readonly Option[] = optionsOf(DESTINATARI)

const articleColumns: Columns<'merchandising'> = [
  { path: 'nome', label: 'Articolo', kind: 'title', sort: 'nome' },
  { path: 'categoria', label: 'Categoria', kind: 'badge', options: CATEGORIE },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_ARTICOLO },
  { path: 'prezzo', label: 'Prezzo', kind: 'money', sort: 'prezzo' },
  { path: 'disponibili', label: 'Disponibili', kind: 'number', sort: 'disponibili' },
  { path: 'riservata', label: 'Riservate', kind: 'number' },
  { path: 'sottoSoglia', label: 'Sotto soglia', kind: 'boolean', hidden: true },
  { path: 'giacenza', label: 'In magazzino', kind: 'number', hidden: true },
  { path: 'destinatari', label: 'Riservato a', kind: 'tags', hidden: true },
  { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine', hidden: true },
  { path: 'createdAt', label: 'Creato il', kind: 'instant', sort: 'createdAt', hidden: true },
]

const articleFilters: Filters<'merchandising'> = [
  { name: 'categoria', label: 'Categoria', kind: 'enum', options: CATEGORIE },
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_ARTICOLO },
  { name: 'sottoSoglia', label: 'Sotto soglia', kind: 'boolean' },
  { name: 'destinatari', label: 'Riservato a', kind: 'has', options: destinatari },
  { name: 'published', label: 'In catalogo', kind: 'boolean' },
]

const articlePresets: readonly Preset[] = [
  { id: 'catalogo', label: 'In catalogo', query: 'filter[stato]=pubblicato' },
  { id: 'soglia', label: 'Sotto soglia', query: 'filter[sottoSoglia]=true' },
  { id: 'bozze', label: 'Bozze', query: 'filter[stato]=bozza' },
]

export const articleForm: Fields<typeof articleSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 8 },
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI_ARTICOLO, required: true, width: 4 },
  { name: 'descrizione', label: 'Descrizione', kind: 'textarea' },
  { name: 'categoria', label: 'Categoria', kind: 'select', options: CATEGORIE, required: true, width: 6 },
  { name: 'ordine', label: 'Ordine nella categoria', kind: 'number', min: 0, required: true, width: 6 },
  {
    name: 'destinatari',
    label: 'Riservato a',
    kind: 'multiselect',
    options: destinatari,
    help: 'Solo loro lo vedono e lo ordinano; nessuno scelto: tutti.',
  },
  {
    name: 'prezzo',
    label: 'Prezzo, IVA compresa',
    kind: 'money',
    required: true,
    section: 'Prezzo e quantità',
    width: 6,
  },
  { name: 'ivaPct', label: 'Aliquota IVA (%)', kind: 'number', min: 0, max: 22, required: true, width: 6 },
  { name: 'minimo', label: 'Minimo per ordine', kind: 'number', min: 1, required: true, width: 4 },
  { name: 'multiplo', label: 'A multipli di', kind: 'number', min: 1, required: true, width: 4 },
  { name: 'massimo', label: 'Massimo per ordine', kind: 'number', min: 1, width: 4 },
  {
    name: 'varianti',
    label: 'Varianti',
    kind: 'rows',
    help: 'Se è una sola, il nome resta vuoto. «Si conta»: c’è una giacenza; senza, si fa su ordinazione.',
    rows: {
      one: 'variante',
      ordered: true,
      fields: [
        { name: 'nome', label: 'Nome', kind: 'text' },
        { name: 'codice', label: 'Codice', kind: 'text' },
        { name: 'prezzo', label: 'Prezzo, se diverso', kind: 'money' },
        { name: 'soglia', label: 'Soglia', kind: 'number', min: 0 },
        { name: 'gestita', label: 'Si conta', kind: 'boolean' },
        { name: 'attiva', label: 'In vendita', kind: 'boolean' },
      ],
      initial: { nome: '', codice: '', prezzo: null, gestita: true, soglia: 0, attiva: true, ordine: 0 },
    },
  },
  {
    name: 'campi',
    label: 'Da scrivere sull’articolo',
    kind: 'rows',
    help: 'Si chiede nel carrello, per ogni riga: «Nome sulla targa». Con altre parole è un’altra riga dell’ordine.',
    rows: {
      one: 'campo',
      ordered: true,
      fields: [
        { name: 'nome', label: 'Che cosa si chiede', kind: 'text', required: true },
        { name: 'lettere', label: 'Caratteri al massimo', kind: 'number', min: 1, max: 120, required: true },
        { name: 'obbligatorio', label: 'Obbligatorio', kind: 'boolean' },
      ],
      initial: { nome: '', lettere: 30, obbligatorio: true },
    },
  },
  {
    name: 'immagini',
    label: 'Immagini',
    kind: 'rows',
    rows: {
      one: 'immagine',
      ordered: true,
      fields: [
        { name: 'url', label: 'Immagine', kind: 'image', required: true },
        { name: 'alt', label: 'Descrizione per chi non la vede', kind: 'text', required: true },
      ],
      initial: { url: null, alt: '' },
    },
  },
]

export const articleHistory: History<'merchandising'> = [
  { name: 'giacenza', label: 'In magazzino', kind: 'number' },
  { name: 'riservata', label: 'Riservate', kind: 'number', follows: true },
  { name: 'disponibili', label: 'Disponibili', kind: 'number', follows: true },
  { name: 'sottoSoglia', label: 'Sotto soglia', kind: 'boolean', follows: true },
  { name: 'published', label: 'In catalogo', kind: 'boolean', follows: true },
  { name: 'nomiVarianti', label: 'Nomi delle varianti', kind: 'tags', follows: true },
]

export const articleList = {
  columns: articleColumns,
  filters: articleFilters,
  presets: articlePresets,
  sorts: ['ordine', 'nome', 'prezzo', 'disponibili', 'createdAt'],
  defaultSort: 'ordine',
  search: true,
  orderWithin: 'categoria',
} as const
