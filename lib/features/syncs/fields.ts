import { STATI_IMPORT, type StatoImport } from '@/lib/imports/schema'
import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import type { Option, Tone } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { ORIGINS } from './schema'

const TONES: Record<StatoImport, Tone> = {
  caricato: 'neutral',
  verificato: 'info',
  in_corso: 'info',
  completato: 'ok',
  con_errori: 'warn',
  annullato: 'neutral',
  fallito: 'bad',
  disfatto: 'neutral',
}

const stateOptions: Option[] = Object.entries(STATI_IMPORT).map(([value, label]) => ({
  value,
  label,
  tone: TONES[value as StatoImport],
}))

const originOptions: Option[] = optionsOf(ORIGINS)

const syncColumns: Columns<'importRun'> = [
  { path: 'nome', label: 'File', kind: 'title' },
  { path: 'createdAt', label: 'Iniziata il', kind: 'instant', sort: 'createdAt' },
  { path: 'durataS', label: 'Durata (s)', kind: 'number', sort: 'durataS' },
  { path: 'origine', label: 'Origine', kind: 'badge', options: originOptions },
  { path: 'state', label: 'Stato', kind: 'badge', options: stateOptions },
  { path: 'letti', label: 'Letti', kind: 'number' },
  { path: 'creati', label: 'Creati', kind: 'number' },
  { path: 'aggiornati', label: 'Aggiornati', kind: 'number' },
  { path: 'invariati', label: 'Invariati', kind: 'number' },
  { path: 'saltati', label: 'Saltati', kind: 'number' },
  { path: 'errati', label: 'Errati', kind: 'number' },
  { path: 'admin', label: 'Chi', kind: 'person' },
]

const syncFilters: Filters<'importRun'> = [
  { name: 'state', label: 'Stato', kind: 'enum', options: stateOptions },
  { name: 'origine', label: 'Origine', kind: 'enum', options: originOptions },
  { name: 'createdAt', label: 'Iniziata', kind: 'dayRange' },
  { name: 'errati', label: 'Righe errate', kind: 'numberRange' },
]

const syncPresets: readonly Preset[] = [
  { id: 'errori', label: 'Con errori', query: 'filter[state]=con_errori,fallito' },
  { id: 'notte', label: 'Di notte', query: 'filter[origine]=notte' },
]

export const syncList = { columns: syncColumns, filters: syncFilters, presets: syncPresets }
