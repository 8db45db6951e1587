import { SCOPI_AZIENDA, SCOPI_MUTUO, SCOPI_PRESTITO } from '@/lib/finance/purposes'
import type { Columns, Fields, Filters } from '@/lib/resources/model-types'
import { optionsOf } from '@/lib/words/options'
import { INDICI, PRODOTTI, TIPI_TASSO } from '@/lib/words/products'
import { productForm } from './form-layout'
import type { bankProductSchema } from './schema'

const finalita = optionsOf({ ...SCOPI_MUTUO, ...SCOPI_PRESTITO, ...SCOPI_AZIENDA })
const [prodotti, tassi, indici] = [optionsOf(PRODOTTI), optionsOf(TIPI_TASSO), optionsOf(INDICI)]

export const bankProductColumns: Columns<'bankProduct'> = [
  { path: 'nome', label: 'Nome', kind: 'title' },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'prodotto', label: 'Prodotto', kind: 'badge', options: prodotti },
  { path: 'tipoTasso', label: 'Tasso', kind: 'badge', options: tassi },
  { path: 'indice', label: 'Indice', kind: 'badge', options: indici },
  { path: 'spread', label: 'Spread', kind: 'rate' },
  { path: 'importoMax', label: 'Importo massimo', kind: 'money', hidden: true },
  { path: 'attivo', label: 'Attivo', kind: 'boolean' },
]

export const bankProductFilters: Filters<'bankProduct'> = [
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'prodotto', label: 'Prodotto', kind: 'enum', options: prodotti },
  { name: 'tipoTasso', label: 'Tasso', kind: 'enum', options: tassi },
  { name: 'attivo', label: 'Attivo', kind: 'boolean' },
]

export const bankProductForm: Fields<typeof bankProductSchema> = productForm({
  prodotti,
  tassi,
  indici,
  finalita,
})
