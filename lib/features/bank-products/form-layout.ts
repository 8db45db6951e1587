import { CLASSI_ENERGETICHE } from '@/lib/finance/mortgage-products'
import type { Fields } from '@/lib/resources/model-types'
import type { Option } from '@/lib/words/options'
import type { bankProductSchema } from './schema'

type Choices = { prodotti: Option[]; tassi: Option[]; indici: Option[]; finalita: Option[] }

/** The fields of a product in the order in which a bank's sheet names them. */
export function productForm({
  prodotti,
  tassi,
  indici,
  finalita,
}: Choices): Fields<typeof bankProductSchema> {
  return [
    { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks', required: true, width: 6 },
    { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
    { name: 'prodotto', label: 'Prodotto', kind: 'select', options: prodotti, required: true, width: 4 },
    { name: 'attivo', label: 'Attivo', kind: 'boolean', width: 4 },
    {
      name: 'tipoTasso',
      label: 'Tipo di tasso',
      kind: 'select',
      options: tassi,
      required: true,
      section: 'Tasso',
      width: 4,
    },
    { name: 'indice', label: 'Indice', kind: 'select', options: indici, width: 4 },
    { name: 'spread', label: 'Spread (o TAN, senza indice)', kind: 'rate', required: true, width: 4 },
    { name: 'cap', label: 'Tetto', kind: 'rate', width: 4, when: { field: 'tipoTasso', in: ['capped'] } },
    {
      name: 'mesiFissi',
      label: 'Mesi a tasso fisso',
      kind: 'number',
      width: 4,
      when: { field: 'tipoTasso', in: ['misto'] },
    },
    { name: 'floor', label: 'Il tasso non scende sotto zero', kind: 'boolean', width: 4 },
    { name: 'scontoGreen', label: 'Sconto per classi A e B (punti)', kind: 'rate', width: 4 },
    {
      name: 'spreadByLtv',
      label: 'Spread per LTV e durata',
      kind: 'rows',
      rows: {
        one: 'fascia',
        fields: [
          { name: 'ltvMax', label: 'LTV fino a', kind: 'rate', required: true },
          { name: 'durataMax', label: 'Mesi fino a', kind: 'number', required: true },
          { name: 'spread', label: 'Spread', kind: 'rate', required: true },
        ],
        initial: { ltvMax: 80, durataMax: 360, spread: 1 },
      },
    },
    {
      name: 'importoMin',
      label: 'Importo minimo',
      kind: 'money',
      required: true,
      section: 'Limiti',
      width: 3,
    },
    { name: 'importoMax', label: 'Importo massimo', kind: 'money', required: true, width: 3 },
    { name: 'durataMin', label: 'Durata minima (mesi)', kind: 'number', required: true, width: 3 },
    { name: 'durataMax', label: 'Durata massima (mesi)', kind: 'number', required: true, width: 3 },
    { name: 'ltvMax', label: 'LTV massimo (%)', kind: 'rate', required: true, width: 3 },
    { name: 'etaMaxFine', label: 'Età massima a fine piano', kind: 'number', required: true, width: 3 },
    {
      name: 'finalita',
      label: 'Finalità (nessuna: tutte)',
      kind: 'multiselect',
      options: finalita,
      width: 6,
    },
    {
      name: 'classiEnergetiche',
      label: 'Classi energetiche (nessuna: tutte)',
      help: 'Un mutuo verde si propone solo a chi indica una di queste classi: non è mai il primo prezzo del sito.',
      kind: 'multiselect',
      options: CLASSI_ENERGETICHE.map((classe) => ({ value: classe, label: classe })),
      width: 6,
      when: { field: 'prodotto', in: ['mutuo'] },
    },
    {
      name: 'istruttoria',
      label: 'Istruttoria (fissa)',
      kind: 'money',
      required: true,
      section: 'Costi',
      width: 3,
    },
    { name: 'istruttoriaPct', label: 'Istruttoria (% dell’importo)', kind: 'rate', required: true, width: 3 },
    { name: 'perizia', label: 'Perizia', kind: 'money', required: true, width: 3 },
    { name: 'incassoRata', label: 'Incasso rata', kind: 'money', required: true, width: 3 },
    { name: 'assicurazionePct', label: 'Assicurazione obbligatoria (% annua)', kind: 'rate', width: 4 },
    { name: 'compensoMediatorePct', label: 'Compenso del mediatore (%)', kind: 'rate', width: 4 },
    { name: 'note', label: 'Note', kind: 'textarea' },
  ]
}
