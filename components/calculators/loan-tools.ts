import { keysOf } from '@/lib/core/keys'
import {
  CRITERI,
  conteggioEstinzione,
  PERIODI,
  VOCI_ANTICIPATE,
  type VoceAnticipata,
} from '@/lib/finance/early-settlement'
import { durataDaRata, importoDaRata } from '@/lib/finance/instalment'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import { durataText } from '@/lib/finance/text'
import type { Field } from '@/lib/resources/view'
import { AMOUNTS, COSTS, RATES } from './ranges'
import { centsOf, euro, numberOf, optionalCents, wholeOf } from './read-values'
import { taegTool } from './taeg-tool'
import type { Tool } from './tool-types'

const half = { width: 6 } as const
const IMPORTO: Field = {
  name: 'importo',
  label: 'Importo',
  kind: 'money',
  required: true,
  ...AMOUNTS,
  ...half,
}
const TAN: Field = { name: 'tan', label: 'TAN', kind: 'rate', required: true, ...RATES, ...half }
const MESI: Field = {
  name: 'durata',
  label: 'Durata in mesi',
  kind: 'number',
  min: 1,
  max: 600,
  required: true,
  ...half,
}
const RATA: Field = {
  name: 'rata',
  label: 'Rata al mese',
  kind: 'money',
  required: true,
  ...AMOUNTS,
  ...half,
}
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

/** As the account names what is wrong with it; by itself «durata» would be the months. */
const costName = (voce: VoceAnticipata) => `costi.${voce}`
const costField = (voce: VoceAnticipata): Field => ({
  name: costName(voce),
  label: VOCI_ANTICIPATE[voce],
  kind: 'money',
  ...COSTS,
  ...half,
  when: { field: 'tipo', in: ['credito_consumo'] },
})
const choiceField = (name: string, label: string, labels: Record<string, string>): Field => ({
  name,
  label,
  kind: 'select',
  required: true,
  ...half,
  options: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
  when: { field: 'tipo', in: ['credito_consumo'] },
})

const earlyTool: Tool = {
  id: 'estinzione',
  title: 'Estinzione anticipata',
  about: 'Quanto resta, indennizzo massimo e costi da restituire, voce per voce.',
  start: {
    tipo: 'credito_consumo',
    periodo: 'dal_2021',
    criterio: 'nessuno',
    importo: 20_000,
    tan: 7.5,
    durata: 84,
    pagate: 36,
    tasso: 'fisso',
    [costName('iniziali')]: 400,
  },
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
    choiceField('periodo', 'Contratto firmato', PERIODI),
    choiceField('criterio', 'Criterio di restituzione dei costi', CRITERI),
    { ...IMPORTO, label: 'Importo finanziato' },
    TAN,
    MESI,
    { name: 'pagate', label: 'Rate già pagate', kind: 'number', min: 0, max: 600, required: true, ...half },
    choiceField('tasso', 'Il tasso è', { fisso: 'Fisso', variabile: 'Variabile' }),
    ...keysOf(VOCI_ANTICIPATE).map(costField),
  ],
  compute(values) {
    const importo = centsOf(values, 'importo', 'Scrivi l’importo finanziato.')
    const tan = numberOf(values, 'tan', RATE)
    const durataMesi = wholeOf(values, 'durata', MONTHS, 1, 600)
    const pagate = wholeOf(values, 'pagate', 'Scrivi quante rate sono pagate.', 0, durataMesi - 1)
    const isMortgage = values.tipo === 'mutuo_abitazione'
    const voci = isMortgage ? [] : keysOf(VOCI_ANTICIPATE)
    const account = conteggioEstinzione({
      periodo: keysOf(PERIODI).find((name) => name === values.periodo) ?? 'dal_2021',
      criterio: keysOf(CRITERI).find((name) => name === values.criterio) ?? 'nessuno',
      importo,
      tan,
      durataMesi,
      pagate,
      // Nobody asks a fee for a mortgage on a home, as at a variable rate.
      tassoFisso: !isMortgage && values.tasso !== 'variabile',
      costi: Object.fromEntries(voci.map((voce) => [voce, optionalCents(values, costName(voce))])),
    })
    return {
      figures: [
        ['Capitale residuo', euro(account.capitaleResiduo)],
        ['Indennizzo massimo', euro(account.indennizzo)],
        ['Interessi che non si pagano più', euro(account.interessiNonDovuti)],
        ...account.righe.map(
          ({ voce, restituito }) =>
            [VOCI_ANTICIPATE[voce], restituito > 0 ? `− ${euro(restituito)}` : euro(0)] as const,
        ),
        ['Da pagare per chiudere', euro(account.daPagare)],
      ],
      formula: isMortgage
        ? 'Capitale che resta dopo le rate pagate (piano francese). Per i mutui sulla casa l’indennizzo non è dovuto (art. 120-ter TUB).'
        : 'Capitale che resta dopo le rate pagate (piano francese), più l’indennizzo: al massimo l’1%, lo 0,5% se manca un anno o meno, mai più degli interessi risparmiati, zero fino a 10.000 € e a tasso variabile (art. 125-sexies TUB), meno i costi. Di ogni costo torna la parte dei mesi che mancano (lineare) o degli interessi che mancano (costo ammortizzato); le imposte mai, le somme a terzi solo per i contratti fino al 19 novembre 2026.',
      note: 'Il conteggio che vale è quello della banca. Lo stesso conto è sul sito, in «Estinzione anticipata».',
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
