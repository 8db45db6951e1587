import { SCOPI_AZIENDA, SCOPI_MUTUO, SCOPI_PRESTITO } from '@/lib/finance/purposes'
import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { STATI_TABELLA } from './labels'
import type { priceTableSchema } from './schema'

const prodotti = optionsOf(PRODOTTI)
const finalita = optionsOf({ ...SCOPI_MUTUO, ...SCOPI_PRESTITO, ...SCOPI_AZIENDA })

export const priceTableColumns: Columns<'priceTable'> = [
  { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_TABELLA },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'prodotto', label: 'Prodotto', kind: 'badge', options: prodotti },
  { path: 'validFrom', label: 'Vale dal', kind: 'day', sort: 'validFrom' },
  { path: 'validTo', label: 'Vale fino al', kind: 'day' },
]

export const priceTableFilters: Filters<'priceTable'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_TABELLA },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'prodotto', label: 'Prodotto', kind: 'enum', options: prodotti },
  { name: 'validFrom', label: 'Vale dal', kind: 'dayRange' },
  { name: 'validTo', label: 'Vale fino al', kind: 'dayRange' },
]

export const priceTablePresets: readonly Preset[] = [
  { id: 'in-vigore', label: 'In vigore', query: 'filter[stato]=pubblicata&filter[validFrom]=..oggi' },
  {
    id: 'future',
    label: 'Dai prossimi giorni',
    query: 'filter[stato]=pubblicata&filter[validFrom]=oggi%2B1..',
  },
  { id: 'bozze', label: 'Bozze', query: 'filter[stato]=bozza' },
  { id: 'chiuse', label: 'Chiuse', query: 'filter[stato]=chiusa' },
]

export const priceTableForm: Fields<typeof priceTableSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks', width: 6 },
  { name: 'prodotto', label: 'Prodotto', kind: 'select', options: prodotti, required: true, width: 4 },
  { name: 'validFrom', label: 'Vale dal', kind: 'day', required: true, width: 4 },
  { name: 'validTo', label: 'Vale fino al', kind: 'day', width: 4 },
  { name: 'finalita', label: 'Finalità (nessuna: tutte)', kind: 'multiselect', options: finalita },
  {
    name: 'fuoriPiano',
    label: 'Rate fuori dal piano francese',
    kind: 'boolean',
    help: 'La banca ha rate sue: i controlli non le confrontano con il TAN.',
  },
  {
    name: 'righe',
    label: 'Righe',
    kind: 'rows',
    help: 'Le spese sono tutte quelle che si pagano all’inizio, imposte comprese: il bollo di 16 € fino a 18 mesi, l’imposta sostitutiva dello 0,25% oltre. Il calcolatore le mostra separate e non aggiunge altro.',
    rows: {
      one: 'riga',
      fields: [
        { name: 'importo', label: 'Importo', kind: 'money', required: true },
        { name: 'durata', label: 'Mesi', kind: 'number', required: true },
        { name: 'rata', label: 'Rata', kind: 'money', required: true },
        { name: 'tan', label: 'TAN', kind: 'rate', required: true },
        { name: 'taeg', label: 'TAEG', kind: 'rate', required: true },
        { name: 'spese', label: 'Spese e imposte', kind: 'money', required: true },
      ],
      initial: { importo: null, durata: null, rata: null, tan: null, taeg: null, spese: 0 },
    },
  },
]

export const priceTableHistory: History<'priceTable'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI_TABELLA },
  { name: 'esempio', label: 'Esempio rappresentativo', kind: 'text', follows: true },
]
