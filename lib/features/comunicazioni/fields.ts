import type { Figures } from '@/lib/resources/figures'
import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { managesAnnouncements } from './access'
import { CATEGORIE, PRIORITA, STATI } from './labels'
import type { comunicazioneSchema } from './schema'

type Model = 'comunicazione'

export const columns: Columns<Model> = [
  { path: 'titolo', label: 'Titolo', kind: 'title', sort: 'titolo' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI },
  { path: 'publishedAt', label: 'Pubblicata il', kind: 'instant', sort: 'publishedAt' },
  { path: 'priorita', label: 'Priorità', kind: 'badge', options: PRIORITA },
  { path: 'categoria', label: 'Categoria', kind: 'badge', options: CATEGORIE },
  { path: 'scadeIl', label: 'Scade', kind: 'instant', sort: 'scadeIl' },
  { path: 'pubblicaIl', label: 'Programmata per', kind: 'instant', hidden: true },
  { path: 'richiedeConferma', label: 'Chiede conferma', kind: 'boolean', hidden: true },
  { path: 'sollecitataAt', label: 'Ultimo sollecito', kind: 'instant', hidden: true },
  { path: 'autore', label: 'Autore', kind: 'person' },
]

/** Receipts are counted of the announcements on the page alone. */
const receiptsSql = (page: string) => `
  SELECT c.id, count(r.agent_id)::int AS destinatari,
    round(100.0 * count(r.letto_at) / nullif(count(r.agent_id), 0))::int AS "lettoPct",
    CASE WHEN c.richiede_conferma
      THEN round(100.0 * count(r.confermato_at) / nullif(count(r.agent_id), 0))::int END AS "confermatoPct"
  FROM comunicazioni c JOIN comunicazione_destinatari r ON r.comunicazione_id = c.id
  WHERE c.id IN (${page}) GROUP BY c.id`

export const receiptFigures: Figures = {
  access: (actor) => managesAnnouncements(actor) === true,
  sql: receiptsSql,
  columns: [
    {
      path: 'destinatari',
      label: 'Destinatari',
      kind: 'number',
      after: 'publishedAt',
      definition: 'A quante persone è andata quando è stata pubblicata.',
    },
    {
      path: 'lettoPct',
      label: 'Letto %',
      kind: 'number',
      after: 'destinatari',
      definition: 'Quanti, su cento destinatari, l’hanno aperta.',
    },
    {
      path: 'confermatoPct',
      label: 'Confermato %',
      kind: 'number',
      after: 'lettoPct',
      definition: 'Quanti, su cento destinatari, hanno confermato; vuoto dove la conferma non è chiesta.',
    },
  ],
}

export const filters: Filters<Model> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI },
  { name: 'categoria', label: 'Categoria', kind: 'enum', options: CATEGORIE },
  { name: 'priorita', label: 'Priorità', kind: 'enum', options: PRIORITA },
  { name: 'richiedeConferma', label: 'Chiede conferma', kind: 'boolean' },
  { name: 'publishedAt', label: 'Pubblicata il', kind: 'dayRange' },
  { name: 'scadeIl', label: 'Scade', kind: 'dayRange' },
]

export const presets: readonly Preset[] = [
  { id: 'bozze', label: 'Bozze', query: 'filter[stato]=bozza' },
  { id: 'programmate', label: 'Programmate', query: 'filter[stato]=programmata' },
  { id: 'conferma', label: 'Con conferma', query: 'filter[stato]=pubblicata&filter[richiedeConferma]=true' },
]

const TIPI = {
  one: 'regola',
  fields: [{ name: 'tipo', label: 'Per', kind: 'text' as const }],
  initial: {},
}

export const form: Fields<typeof comunicazioneSchema> = [
  { name: 'titolo', label: 'Titolo', kind: 'text', required: true },
  { name: 'categoria', label: 'Categoria', kind: 'select', options: CATEGORIE, required: true, width: 6 },
  { name: 'priorita', label: 'Priorità', kind: 'select', options: PRIORITA, required: true, width: 6 },
  {
    name: 'corpo',
    label: 'Testo',
    kind: 'richtext',
    help: 'Una bozza si salva anche senza; per pubblicarla serve.',
  },
  {
    name: 'allegati',
    label: 'Allegati',
    kind: 'rows',
    // The address is of the kind that says who reads a file: whoever reads the announcement.
    rows: {
      one: 'file',
      fields: [
        { name: 'name', label: 'File', kind: 'text' },
        { name: 'url', label: 'in', kind: 'image' },
      ],
      initial: {},
    },
  },
  { name: 'regole', label: 'A chi', kind: 'rows', rows: TIPI, section: 'Destinatari' },
  { name: 'escludi', label: 'Tranne', kind: 'rows', rows: TIPI, when: { field: 'titolo', in: [] } },
  {
    name: 'richiedeConferma',
    label: 'Chiedi conferma di lettura',
    kind: 'boolean',
    section: 'Come arriva',
    help: 'Chi la riceve preme CONFERMA; se è urgente la vede in cima all’area finché non lo fa.',
    width: 6,
  },
  {
    name: 'ancheEmail',
    label: 'Invia anche un’e-mail',
    kind: 'boolean',
    help: 'Oltre all’avviso nella campanella.',
    width: 6,
  },
  {
    name: 'ancheNuovi',
    label: 'Anche a chi arriva dopo',
    kind: 'boolean',
    help: 'Chi entra nella rete la trova fra quelle da leggere, finché non scade.',
  },
  { name: 'inEvidenzaFino', label: 'In evidenza fino al', kind: 'instant', width: 6 },
  { name: 'scadeIl', label: 'Scade il', kind: 'instant', width: 6 },
]

export const history: History<Model> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI },
  { name: 'pubblicaIl', label: 'Da pubblicare il', kind: 'instant' },
  { name: 'publishedAt', label: 'Pubblicata il', kind: 'instant', follows: true },
  { name: 'published', label: 'Visibile agli agenti', kind: 'boolean', follows: true },
  { name: 'aggiornataAt', label: 'Aggiornata il', kind: 'instant', follows: true },
  { name: 'ritirataAt', label: 'Ritirata il', kind: 'instant', follows: true },
  { name: 'motivoRitiro', label: 'Motivo del ritiro', kind: 'text' },
  { name: 'sollecitataAt', label: 'Ultimo sollecito', kind: 'instant' },
]
