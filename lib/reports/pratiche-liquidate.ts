import 'server-only'
import { defineReport } from './define'
import {
  GIORNI_MEDI,
  MEDIO,
  MOVEMENT_COLUMNS,
  MOVEMENT_FILTERS,
  MOVEMENT_SUBTOTALS,
  movementSource,
  movimentiOptions,
  PAGAMENTI,
} from './movements'

const options = movimentiOptions(PAGAMENTI)

/** What the banks have paid out, one line for each payment and for each reversal. */
export const praticheLiquidate = defineReport({
  name: 'praticheLiquidate',
  title: 'Pratiche liquidate',
  about:
    'Una riga per ogni erogazione e una, con il segno meno, per ogni storno, nel giorno in cui è avvenuto.',
  empty: 'Nessuna pratica è stata ancora liquidata.',
  labels: { one: 'erogazione', many: 'erogazioni', article: 'f' },
  access: { admin: 'pratiche_manage', agent: [] },
  model: 'pratica',
  opens: { admin: '/admin/reports/pratiche', agent: '/agents/reports/pratiche' },
  columns: [
    ...MOVEMENT_COLUMNS,
    { path: 'movimento', label: 'Movimento', kind: 'badge', options },
    { path: 'idegg', label: 'IDEGG', kind: 'text', hidden: true },
    {
      path: 'importo',
      label: 'Erogato',
      kind: 'money',
      definition: 'Quanto ha erogato la banca; per uno storno quanto è stato tolto, con il segno meno.',
    },
    {
      path: 'durata',
      label: 'Durata',
      kind: 'number',
      definition: 'La durata del finanziamento, in mesi.',
      hidden: true,
    },
    { path: 'tan', label: 'TAN', kind: 'rate', hidden: true },
    { path: 'taeg', label: 'TAEG', kind: 'rate', hidden: true },
    {
      path: 'giorni',
      label: 'Giorni',
      kind: 'number',
      definition: 'Giorni di calendario, in Italia, fra l’apertura della pratica e questo movimento.',
    },
  ],
  filters: [...MOVEMENT_FILTERS, { name: 'movimento', label: 'Movimento', kind: 'enum', options }],
  defaultSort: '-at',
  totals: [
    {
      name: 'erogato',
      label: 'Erogato netto',
      kind: 'money',
      definition: 'Gli importi erogati meno quelli stornati, con le rettifiche.',
    },
    {
      name: 'pratiche',
      label: 'Erogazioni e storni',
      kind: 'number',
      definition:
        'Quante volte una pratica è stata liquidata o stornata; le rettifiche di un importo non contano.',
    },
    {
      name: 'medio',
      label: 'Importo medio',
      kind: 'money',
      isRatio: true,
      definition: 'L’erogato netto diviso per le erogazioni meno gli storni.',
    },
    {
      name: 'giorni',
      label: 'Giorni medi',
      kind: 'number',
      isRatio: true,
      definition: 'Giorni di calendario dall’apertura della pratica all’erogazione, in media.',
    },
  ],
  subtotals: [
    { name: 'banca', label: 'Banca', words: 'per banca' },
    { name: 'agente', label: 'Agente', words: 'per agente', shared: true },
    { name: 'agenzia', label: 'Agenzia', words: 'per agenzia', shared: true },
    { name: 'mese', label: 'Mese', words: 'per mese' },
  ],
  breakdown: { title: 'Per prodotto e movimento', rows: 'product', columns: 'movimento' },
  async source() {
    const source = movementSource(PAGAMENTI)
    return {
      ...source,
      totals: { ...source.totals, medio: MEDIO, giorni: GIORNI_MEDI },
      subtotals: MOVEMENT_SUBTOTALS,
    }
  },
})
