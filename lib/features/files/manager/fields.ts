import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { type fileItemSchema, TIPI_FILE } from './schema'

const tipi: readonly Option[] = optionsOf(TIPI_FILE)

const columns: Columns<'fileItem'> = [
  { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
  { path: 'scaricamenti', label: 'Scaricamenti', kind: 'number', sort: 'scaricamenti' },
  { path: 'updatedAt', label: 'Aggiornato il', kind: 'instant', sort: 'updatedAt' },
  { path: 'validoAl', label: 'Valido fino al', kind: 'day', sort: 'validoAl' },
  { path: 'visibileA', label: 'Visibile a', kind: 'text' },
  { path: 'versione', label: 'Versione', kind: 'number' },
  { path: 'tipo', label: 'Tipo', kind: 'badge', options: tipi },
  { path: 'dimensione', label: 'Dimensione', kind: 'size', sort: 'dimensione' },
  { path: 'folder.nome', label: 'Cartella', kind: 'text', hidden: true },
  { path: 'tag', label: 'Etichette', kind: 'tags', hidden: true },
  { path: 'published', label: 'In uso', kind: 'boolean', hidden: true },
  { path: 'createdAt', label: 'Creato il', kind: 'instant', sort: 'createdAt', hidden: true },
]

const filters: Filters<'fileItem'> = [
  { name: 'folderId', label: 'Cartella', kind: 'ref', resource: 'files/folders' },
  { name: 'tag', label: 'Etichetta', kind: 'tag' },
  { name: 'tipo', label: 'Tipo', kind: 'enum', options: tipi },
  { name: 'validoAl', label: 'Valido fino al', kind: 'dayRange' },
  { name: 'scaricamenti', label: 'Scaricamenti', kind: 'numberRange' },
  { name: 'published', label: 'In uso', kind: 'boolean' },
]

const presets: readonly Preset[] = [
  { id: 'scadenza', label: 'In scadenza', query: 'filter[published]=true&filter[validoAl]=oggi..oggi%2B30' },
  { id: 'scaduti', label: 'Scaduti', query: 'filter[published]=true&filter[validoAl]=..oggi-1' },
  { id: 'mai', label: 'Mai scaricati', query: 'filter[published]=true&filter[scaricamenti]=..0' },
  { id: 'archivio', label: 'Archiviati', query: 'filter[published]=false' },
]

/** What is done with many files at once. */
export const moveVerb: VerbView = {
  id: 'move',
  label: 'Sposta',
  about: 'I file vanno nella cartella scelta; indirizzi e versioni restano gli stessi.',
  fields: [{ name: 'folderId', label: 'Cartella', kind: 'ref', resource: 'files/folders', required: true }],
}
export const tagVerb: VerbView = {
  id: 'tag',
  label: 'Etichetta',
  about: 'Le etichette si aggiungono a quelle che ogni file ha già.',
  fields: [{ name: 'tag', label: 'Etichette', kind: 'tags', required: true }],
}

export const fileList = {
  columns,
  filters,
  presets,
  sorts: ['nome', 'dimensione', 'validoAl', 'scaricamenti', 'updatedAt', 'createdAt'],
  nullableSorts: ['validoAl'],
  defaultSort: 'nome',
  search: true,
  bulk: [
    { id: 'archivia', label: 'Archivia', patch: { published: false } },
    { id: 'riprendi', label: 'Rimetti in uso', patch: { published: true } },
  ],
} as const

export const fileForm: Fields<typeof fileItemSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 8 },
  { name: 'folderId', label: 'Cartella', kind: 'ref', resource: 'files/folders', width: 4 },
  {
    name: 'descrizione',
    label: 'Descrizione',
    kind: 'textarea',
    help: 'A che cosa serve e quando si usa: gli agenti la leggono sotto il nome.',
  },
  { name: 'tag', label: 'Etichette', kind: 'tags', help: 'Parole con cui si ritrova.' },
  {
    name: 'published',
    label: 'In uso: gli agenti lo vedono',
    kind: 'boolean',
    section: 'Chi lo vede, e fino a quando',
  },
  {
    name: 'validoDal',
    label: 'Valido dal',
    kind: 'day',
    width: 6,
    help: 'Prima gli agenti non lo trovano.',
  },
  {
    name: 'validoAl',
    label: 'Valido fino al',
    kind: 'day',
    width: 6,
    help: 'Dal giorno dopo gli agenti non lo trovano più.',
  },
  { name: 'pubblico', label: 'Visibile a', kind: 'rows' },
]

export const fileHistory: History<'fileItem'> = [
  { name: 'fileId', label: 'Contenuto', kind: 'file', follows: true },
  { name: 'versione', label: 'Versione', kind: 'number' },
  { name: 'visibileA', label: 'Visibile a, in breve', kind: 'text', follows: true },
  { name: 'dimensione', label: 'Dimensione (byte)', kind: 'number', follows: true },
  { name: 'tipo', label: 'Tipo', kind: 'select', options: tipi, follows: true },
  { name: 'scaricamenti', label: 'Scaricamenti', kind: 'number', follows: true },
]
