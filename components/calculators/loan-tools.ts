import {
  indennizzoEstinzione,
  rimborsoCostoAmmortizzato,
  rimborsoLineare,
} from '@/lib/finance/early-repayment'
import { durataDaRata, importoDaRata } from '@/lib/finance/instalment'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import { durataText } from '@/lib/finance/text'
import type { Field } from '@/lib/resources/view'
import { centsOf, euro, numberOf, optionalCents, wholeOf } from './read-values'
import { taegTool } from './taeg-tool'
import type { Tool } from './tool-types'

const half = { width: 6 } as const
const IMPORTO: Field = { name: 'importo', label: 'Importo', kind: 'money', required: true, ...half }
const TAN: Field = { name: 'tan', label: 'TAN', kind: 'rate', required: true, ...half }
const MESI: Field = {
  name: 'durata',
  label: 'Durata in mesi',
  kind: 'number',
  min: 1,
  max: 600,
  required: true,
  ...half,
}
const RATA: Field = { name: 'rata', label: 'Rata al mese', kind: 'money', required: true, ...half }
const AMOUNT = 'Scrivi l’importo.'
const RATE = 'Scrivi il TAN.'
const MONTHS = 'Scrivi la durata in mesi.'
const FRANCESE =
  'Rata = importo × i ÷ (1 − (1 + i)^−n), con i = TAN ÷ 12 e n le rate, arrotondata al centesimo.'

const instalmentTool: Tool = {
  id: 'rata',
  title: 'Rata, importo, durata',
  about: 'Due si sanno, il terzo si calcola.',
  start: { incognita: 'rata', importo: 100_000, tan: 3.2, durata: 240, rata: 600 },
  fields: [
    {
      name: 'incognita',
      label: 'Che cosa cerchi',
      kind: 'select',
      required: true,
      options: [
        { value: 'rata', label: 'La rata' },
        { value: 'importo', label: 'L’importo' },
        { value: 'durata', label: 'La durata' },
      ],
    },
    { ...IMPORTO, when: { field: 'incognita', in: ['rata', 'durata'] } },
    { ...RATA, when: { field: 'incognita', in: ['importo', 'durata'] } },
    { ...MESI, when: { field: 'incognita', in: ['rata', 'importo'] } },
    TAN,
  ],
  compute(values) {
    const tan = numberOf(values, 'tan', RATE)
    if (values.incognita === 'importo') {
      const [rata, durata] = [
        centsOf(values, 'rata', 'Scrivi la rata.'),
        wholeOf(values, 'durata', MONTHS, 1, 600),
      ]
      const importo = importoDaRata(rata, tan, durata)
      return {
        figures: [
          ['Importo', euro(importo)],
          ['Interessi', euro(rata * durata - importo)],
          ['Totale delle rate', euro(rata * durata)],
        ],
        formula: 'Importo = rata × (1 − (1 + i)^−n) ÷ i, con i = TAN ÷ 12 e n le rate.',
      }
    }
    const importo = centsOf(values, 'importo', AMOUNT)
    const durata =
      values.incognita === 'durata'
        ? durataDaRata(importo, tan, centsOf(values, 'rata', 'Scrivi la rata.'))
        : wholeOf(values, 'durata', MONTHS, 1, 600)
    const { rata, totaleInteressi } = pianoAmmortamento({ importo, durataMesi: durata, tan })
    return {
      figures: [
        values.incognita === 'durata' ? ['Durata', durataText(durata)] : ['Rata al mese', euro(rata)],
        ['Interessi', euro(totaleInteressi)],
        ['Totale delle rate', euro(importo + totaleInteressi)],
      ],
      formula:
        values.incognita === 'durata'
          ? `Il minor numero di rate che non superano quella scritta. ${FRANCESE}`
          : FRANCESE,
      note: 'Senza spese: per il costo vero guarda il TAEG.',
    }
  },
}

const earlyTool: Tool = {
  id: 'estinzione',
  title: 'Estinzione anticipata',
  about: 'Quanto resta, indennizzo massimo e costi da restituire.',
  start: { tipo: 'credito_consumo', importo: 20_000, tan: 7.5, durata: 84, pagate: 36, costi: 400 },
  fields: [
    {
      name: 'tipo',
      label: 'Finanziamento',
      kind: 'select',
      required: true,
      options: [
        { value: 'credito_consumo', label: 'Prestito o cessione del quinto' },
        { value: 'mutuo_abitazione', label: 'Mutuo per la casa' },
      ],
    },
    { ...IMPORTO, label: 'Importo finanziato' },
    TAN,
    MESI,
    { name: 'pagate', label: 'Rate già pagate', kind: 'number', min: 0, max: 600, required: true, ...half },
    {
      name: 'costi',
      label: 'Costi pagati all’inizio',
      kind: 'money',
      ...half,
      help: 'Commissioni, istruttoria, assicurazione.',
    },
  ],
  compute(values) {
    const importo = centsOf(values, 'importo', 'Scrivi l’importo finanziato.')
    const tan = numberOf(values, 'tan', RATE)
    const durata = wholeOf(values, 'durata', MONTHS, 1, 600)
    const pagate = wholeOf(values, 'pagate', 'Scrivi quante rate sono pagate.', 0, durata - 1)
    const { rate: rows } = pianoAmmortamento({ importo, durataMesi: durata, tan })
    const capitale = pagate === 0 ? importo : (rows[pagate - 1]?.residuo ?? 0)
    const interessiResidui = rows.slice(pagate).reduce((sum, { interessi }) => sum + interessi, 0)
    const tipo = values.tipo === 'mutuo_abitazione' ? 'mutuo_abitazione' : 'credito_consumo'
    const mesiResidui = durata - pagate
    const fee = indennizzoEstinzione({ tipo, capitale, mesiResidui, interessiResidui })
    const costi = optionalCents(values, 'costi')
    const [linear, amortised] = [
      rimborsoLineare(costi, mesiResidui, durata),
      rimborsoCostoAmmortizzato(costi, rows, pagate),
    ]
    return {
      figures: [
        ['Capitale residuo', euro(capitale)],
        ['Indennizzo massimo', euro(fee)],
        ['Interessi che non si pagano più', euro(interessiResidui)],
        ['Costi da restituire, criterio lineare', euro(linear)],
        ['Costi da restituire, costo ammortizzato', euro(amortised)],
        ['Da pagare oggi, con il criterio lineare', euro(capitale + fee - linear)],
      ],
      formula:
        tipo === 'mutuo_abitazione'
          ? 'Capitale che resta dopo le rate pagate (piano francese). Per i mutui sulla casa l’indennizzo non è dovuto (art. 120-ter TUB).'
          : 'Capitale che resta dopo le rate pagate (piano francese), più l’indennizzo: al massimo l’1%, lo 0,5% se manca un anno o meno, mai più degli interessi risparmiati, zero fino a 10.000 € (art. 125-sexies TUB), meno i costi in proporzione al tempo che resta.',
      note: 'A tasso variabile l’indennizzo non è dovuto. Il conteggio che vale è quello della banca.',
    }
  },
}

const compareTool: Tool = {
  id: 'francese-italiano',
  title: 'Piano francese o italiano',
  about: 'Rata costante contro quota capitale costante.',
  start: { importo: 100_000, tan: 3.2, durata: 240 },
  fields: [IMPORTO, TAN, MESI],
  compute(values) {
    const importo = centsOf(values, 'importo', AMOUNT)
    const tan = numberOf(values, 'tan', RATE)
    const durataMesi = wholeOf(values, 'durata', MONTHS, 2, 600)
    const francese = pianoAmmortamento({ importo, durataMesi, tan })
    const italiano = pianoAmmortamento({ importo, durataMesi, tan, tipo: 'italiano' })
    const row = (label: string, of: (plan: typeof francese) => number) => [
      label,
      euro(of(francese)),
      euro(of(italiano)),
    ]
    const at = (n: number) => (plan: typeof francese) => plan.rate[Math.min(n, durataMesi) - 1]?.rata ?? 0
    const middle = Math.ceil(durataMesi / 2)
    return {
      figures: [
        ['Interessi in meno con l’italiano', euro(francese.totaleInteressi - italiano.totaleInteressi)],
      ],
      formula: `Francese: ${FRANCESE} Italiano: quota capitale = importo ÷ n, più gli interessi sul debito che resta.`,
      table: {
        heads: ['', 'Francese', 'Italiano'],
        rows: [
          row('Prima rata', at(1)),
          row('Rata a metà', at(middle)),
          row('Ultima rata', at(durataMesi)),
          row('Debito a metà', (plan) => plan.rate[middle - 1]?.residuo ?? 0),
          row('Interessi', ({ totaleInteressi }) => totaleInteressi),
          row('Totale', ({ totaleInteressi }) => importo + totaleInteressi),
        ],
      },
      note: 'Il francese costa di più in interessi perché il capitale si restituisce più tardi; la sua rata all’inizio è più bassa.',
    }
  },
}

export const LOAN_TOOLS: readonly Tool[] = [instalmentTool, taegTool, earlyTool, compareTool]
