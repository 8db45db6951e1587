import { addMonthsToDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { FinanceError, need } from '@/lib/finance/error'
import { taeg, taegDaDate } from '@/lib/finance/taeg'
import type { Field } from '@/lib/resources/view'
import { AMOUNTS, AMOUNTS_WORDS, COSTS, isWithin, RATES } from './ranges'
import { centsOf, euro, numberOf, optionalCents, rate, renaming, textOf, wholeOf } from './read-values'
import type { Tool, Values } from './tool-types'

const half = { width: 6 } as const
const MODI = {
  uguali: 'Rate uguali ogni mese',
  mesi: 'Un elenco, per mese',
  date: 'Un elenco, per data',
} as const
type Listed = 'mesi' | 'date'
const only = (...in_: (keyof typeof MODI)[]) => ({ when: { field: 'modo', in: in_ } })
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** As POST /v2/calculators/taeg takes. */
const MOST = 2_000

const MESE: Field = { name: 'mese', label: 'Mese', kind: 'number', min: 0, max: 600, required: true }
const DATA: Field = { name: 'data', label: 'Data', kind: 'day', required: true }
const IMPORTO: Field = { name: 'importo', label: 'Importo', kind: 'money', required: true, ...AMOUNTS }
const VOLTE: Field = {
  name: 'volte',
  label: 'Per quanti mesi',
  kind: 'number',
  min: 1,
  max: 600,
  required: true,
}

const HELP = {
  mesi: 'Il mese 0 è quello della prima erogazione.',
  date: 'Le date come nel contratto.',
}

/** The two lists of movements, by months or by days. */
const lists = (modo: Listed): Field[] => {
  const when = modo === 'mesi' ? MESE : DATA
  return [
    {
      name: `erogazioni_${modo}`,
      label: 'Erogazioni',
      kind: 'rows',
      help: HELP[modo],
      rows: { one: 'erogazione', fields: [when, IMPORTO], initial: {} },
      ...only(modo),
    },
    {
      name: `pagamenti_${modo}`,
      label: 'Pagamenti',
      kind: 'rows',
      help: 'Rate e spese. Di rate uguali ne basta una, con il numero di mesi per cui si ripete.',
      rows: { one: 'pagamento', fields: [when, IMPORTO, VOLTE], initial: { volte: 1 } },
      ...only(modo),
    },
  ]
}

type Flow = { at: number | string; importo: number }

/** The movements of a list; what is wrong is said under it, with the number of its row. */
function flowsOf(values: Values, modo: Listed, name: string): Flow[] {
  const field = `${name}_${modo}`
  const rows = Array.isArray(values[field]) ? (values[field] as Values[]) : []
  return rows.flatMap((row, index) => {
    try {
      const isTold = row.importo !== null && row.importo !== undefined
      if (isTold) need(isWithin(row.importo, AMOUNTS), 'importo', `l’importo va ${AMOUNTS_WORDS}.`)
      const importo = centsOf(row, 'importo', 'manca l’importo.')
      const times = name === 'pagamenti' ? wholeOf(row, 'volte', 'manca per quanti mesi.', 1, 600) : 1
      const day = textOf(row, 'data')
      if (modo === 'date') need(DAY.test(day), 'data', 'manca la data.')
      const month = modo === 'mesi' ? numberOf(row, 'mese', 'manca il mese.') : 0
      return Array.from({ length: times }, (_, at) => ({
        at: modo === 'mesi' ? month + at : addMonthsToDay(day, at),
        importo,
      }))
    } catch (error) {
      if (!(error instanceof FinanceError)) throw error
      throw new FinanceError(field, `Riga ${index + 1}: ${error.message}`)
    }
  })
}

type Cost = { found: number; ricevuto: number; dovuto: number }

function listedCost(values: Values, modo: Listed): Cost | null {
  const [erogazioni, pagamenti] = [flowsOf(values, modo, 'erogazioni'), flowsOf(values, modo, 'pagamenti')]
  if (erogazioni.length === 0 || pagamenti.length === 0) return null
  need(pagamenti.length <= MOST, `pagamenti_${modo}`, 'I pagamenti sono al massimo 2.000.')
  const timed = (flows: readonly Flow[]) => flows.map(({ at, importo }) => ({ t: Number(at) / 12, importo }))
  const dated = (flows: readonly Flow[]) => flows.map(({ at, importo }) => ({ date: String(at), importo }))
  const names = { pagamenti: `pagamenti_${modo}`, erogazioni: `erogazioni_${modo}` }
  const found = renaming(names, () =>
    modo === 'mesi'
      ? taeg({ erogazioni: timed(erogazioni), pagamenti: timed(pagamenti) })
      : taegDaDate({ erogazioni: dated(erogazioni), pagamenti: dated(pagamenti) }),
  )
  const total = (flows: readonly Flow[]) => flows.reduce((sum, { importo }) => sum + importo, 0)
  return { found, ricevuto: total(erogazioni), dovuto: total(pagamenti) }
}

function equalCost(values: Values): Cost {
  const importo = centsOf(values, 'importo', 'Scrivi l’importo erogato.')
  const rata = centsOf(values, 'rata', 'Scrivi la rata.') + optionalCents(values, 'spesaRata')
  const durata = wholeOf(values, 'durata', 'Scrivi quante sono le rate.', 1, 600)
  const spese = optionalCents(values, 'spese')
  need(spese < importo, 'spese', 'Le spese superano l’importo.')
  need(rata * durata >= importo - spese, 'rata', 'Le rate non bastano a restituire l’importo.')
  const pagamenti = Array.from({ length: durata }, (_, at) => ({ t: (at + 1) / 12, importo: rata }))
  const found = renaming({ pagamenti: 'rata', erogazioni: 'importo' }, () =>
    taeg({ erogazioni: [{ t: 0, importo: importo - spese }], pagamenti }),
  )
  return { found, ricevuto: importo, dovuto: rata * durata + spese }
}

export const taegTool: Tool = {
  id: 'taeg',
  title: 'Verifica del TAEG',
  about: 'Da importo, rate e spese, anche contro quello dichiarato.',
  start: {
    modo: 'uguali',
    importo: 10_000,
    rata: 200.38,
    durata: 60,
    spese: 166,
    spesaRata: 1.3,
    dichiarato: null,
  },
  fields: [
    {
      name: 'modo',
      label: 'Come si paga',
      kind: 'select',
      required: true,
      ...half,
      options: Object.entries(MODI).map(([value, label]) => ({ value, label })),
    },
    { name: 'dichiarato', label: 'TAEG dichiarato', kind: 'rate', ...RATES, ...half },
    { ...IMPORTO, label: 'Importo erogato', ...half, ...only('uguali') },
    {
      name: 'rata',
      label: 'Rata al mese',
      kind: 'money',
      required: true,
      ...AMOUNTS,
      ...half,
      ...only('uguali'),
    },
    {
      name: 'durata',
      label: 'Numero di rate',
      kind: 'number',
      min: 1,
      max: 600,
      required: true,
      ...half,
      ...only('uguali'),
    },
    { name: 'spese', label: 'Spese iniziali', kind: 'money', ...COSTS, ...half, ...only('uguali') },
    { name: 'spesaRata', label: 'Spesa di ogni rata', kind: 'money', ...COSTS, ...half, ...only('uguali') },
    ...lists('mesi'),
    ...lists('date'),
  ],
  compute(values) {
    const { modo, dichiarato } = values
    const cost = modo === 'mesi' || modo === 'date' ? listedCost(values, modo) : equalCost(values)
    if (!cost) return null
    const { found, ricevuto, dovuto } = cost
    const gap = typeof dichiarato === 'number' ? found - dichiarato : null
    return {
      figures: [
        ['TAEG', rate(found, 4)],
        ['Totale dovuto', euro(dovuto)],
        ['Costo totale del credito', euro(dovuto - ricevuto)],
        ...(gap === null
          ? []
          : [
              [
                'Differenza da quello dichiarato',
                `${gap > 0 ? '+' : ''}${numberText(gap, { most: 2 })} punti`,
              ] as const,
            ]),
      ],
      formula:
        'Il tasso annuo X che rende uguali quanto si riceve e quanto si paga: Σ ricevuti × (1 + X)^−t = Σ pagati × (1 + X)^−t, con t in anni (Dir. (UE) 2023/2225, allegato III).',
      note: 'Entrano tutte le spese note alla banca, anche l’assicurazione obbligatoria e il compenso del mediatore; il notaio no.',
      isBad: gap !== null && Math.abs(gap) > 0.1,
    }
  },
}
