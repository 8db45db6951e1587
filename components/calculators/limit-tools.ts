import { numberText } from '@/lib/core/number-text'
import { TIPI_CQS_LABELS } from '@/lib/features/quotes/labels'
import { PENSIONE_MINIMA, rataMassimaCqs, rataMassimaDelega, TIPI_CQS } from '@/lib/finance/cqs'
import { rataFrancese } from '@/lib/finance/instalment'
import { importoDaReddito, LIMITI_MUTUO, ltv, rataReddito, rataSostenibile } from '@/lib/finance/mortgage'
import { confrontoUsura } from '@/lib/finance/usury'
import { AMOUNTS, COSTS, RATES } from './ranges'
import { centsOf, euro, numberOf, optionalCents, rate, wholeOf } from './read-values'
import type { Known, Threshold, Tool } from './tool-types'

const half = { width: 6 } as const

const incomeTool: Tool = {
  id: 'sostenibilita',
  title: 'Sostenibilità e LTV',
  about: 'Rata su reddito, importo massimo, importo su valore.',
  start: { reddito: 2_200, altreRate: 0, importo: 150_000, tan: 3.2, durata: 300, valore: 200_000 },
  fields: [
    { name: 'reddito', label: 'Reddito netto al mese', kind: 'money', required: true, ...AMOUNTS, ...half },
    { name: 'altreRate', label: 'Altre rate al mese', kind: 'money', ...COSTS, ...half },
    { name: 'importo', label: 'Importo', kind: 'money', required: true, ...AMOUNTS, ...half },
    {
      name: 'valore',
      label: 'Valore dell’immobile',
      kind: 'money',
      ...AMOUNTS,
      ...half,
      help: 'Il minore fra prezzo e perizia.',
    },
    { name: 'tan', label: 'TAN', kind: 'rate', required: true, ...RATES, ...half },
    { name: 'durata', label: 'Durata in mesi', kind: 'number', min: 1, max: 600, required: true, ...half },
  ],
  compute(values) {
    const reddito = centsOf(values, 'reddito', 'Scrivi il reddito.')
    const altre = optionalCents(values, 'altreRate')
    const importo = centsOf(values, 'importo', 'Scrivi l’importo.')
    const tan = numberOf(values, 'tan', 'Scrivi il TAN.')
    const durata = wholeOf(values, 'durata', 'Scrivi la durata in mesi.', 1, 600)
    const valore = optionalCents(values, 'valore')
    const rata = rataFrancese(importo, tan, durata)
    const share = rataReddito(rata, reddito, altre)
    const most = rataSostenibile(reddito, altre)
    const ratio = valore > 0 ? ltv(importo, valore) : null
    return {
      figures: [
        ['Rata', euro(rata)],
        ['Rata su reddito', share === null ? 'Non resta reddito' : rate(share)],
        ['Esito', rata <= most ? 'Sostenibile: entro un terzo' : 'Oltre un terzo del reddito che resta'],
        ['Rata massima', euro(most)],
        ['Importo massimo con questo reddito', euro(importoDaReddito(reddito, altre, tan, durata))],
        ...(ratio === null
          ? []
          : [['LTV', `${rate(ratio)}${ratio > LIMITI_MUTUO.ltv ? ', oltre l’80%' : ''}`] as const]),
      ],
      formula:
        'Rata ÷ (reddito netto − altre rate), da tenere entro un terzo. LTV = importo ÷ valore dell’immobile; il credito fondiario arriva all’80% (art. 38 TUB).',
      note: 'Ogni banca ha i suoi limiti: molte guardano anche il reddito che resta per ogni componente della famiglia.',
      isBad: rata > most || (ratio !== null && ratio > LIMITI_MUTUO.ltv),
    }
  },
}

const fifthTool: Tool = {
  id: 'quota-cedibile',
  title: 'Quota cedibile',
  about: 'La rata più alta di cessione e delega.',
  start: { tipo: 'dipendente_privato', netto: 1_600, minima: PENSIONE_MINIMA / 100 },
  fields: [
    {
      name: 'tipo',
      label: 'Tipo di reddito',
      kind: 'select',
      required: true,
      options: TIPI_CQS.map((value) => ({ value, label: TIPI_CQS_LABELS[value] })),
    },
    { name: 'netto', label: 'Netto al mese', kind: 'money', required: true, ...AMOUNTS, ...half },
    {
      name: 'minima',
      label: 'Pensione minima',
      kind: 'money',
      required: true,
      ...AMOUNTS,
      ...half,
      when: { field: 'tipo', in: ['pensionato'] },
    },
  ],
  compute(values) {
    const netto = centsOf(values, 'netto', 'Scrivi quanto riceve al mese.')
    const tipo = TIPI_CQS.find((one) => one === values.tipo) ?? 'dipendente_privato'
    const isPension = tipo === 'pensionato'
    const minima = isPension ? centsOf(values, 'minima', 'Scrivi la pensione minima.') : 0
    const quinto = rataMassimaCqs(netto, tipo, minima)
    const delega = isPension ? 0 : rataMassimaDelega(netto, tipo)
    return {
      figures: [
        ['Rata massima della cessione', euro(quinto)],
        ...(isPension
          ? ([['Delega', 'Riservata ai dipendenti']] as const)
          : ([
              ['Rata massima della delega', euro(delega)],
              ['Insieme', euro(quinto + delega)],
            ] as const)),
      ],
      formula: isPension
        ? 'Il minore fra un quinto della pensione netta e quanto supera la pensione minima (DPR 180/1950, L. 80/2005).'
        : 'Un quinto dello stipendio netto per la cessione, un altro quinto per la delega: insieme mai oltre due quinti (DPR 180/1950).',
      note: 'Pignoramenti e altre trattenute riducono la quota. La delega va accettata dal datore di lavoro.',
      isBad: quinto === 0,
    }
  },
}

const className = ({ category, classFrom, classTo }: Threshold): string => {
  const from = classFrom ? `oltre ${euro(classFrom)}` : ''
  const to = classTo ? `fino a ${euro(classTo)}` : ''
  return [category, [from, to].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

const usuryTool: Tool = {
  id: 'soglia-usura',
  title: 'Soglia di usura',
  about: 'Dal TEGM del trimestre, indicativa.',
  needs: 'soglie',
  start: { tegm: 9.22, taeg: 8.9 },
  fields: [
    { name: 'tegm', label: 'TEGM del trimestre', kind: 'rate', required: true, ...RATES, ...half },
    { name: 'taeg', label: 'TAEG da confrontare', kind: 'rate', ...RATES, ...half },
  ],
  compute(values, { thresholds }: Known) {
    const tegm = numberOf(values, 'tegm', 'Scrivi il TEGM.')
    const taeg = typeof values.taeg === 'number' ? values.taeg : null
    const { soglia } = confrontoUsura(0, tegm)
    const against = taeg === null ? null : confrontoUsura(taeg, tegm)
    return {
      figures: [
        ['Soglia indicativa', rate(soglia, 4)],
        ...(against
          ? ([
              ['Margine', `${numberText(against.margine, { most: 4 })} punti`],
              ['Esito', against.entroSoglia ? 'Entro la soglia' : 'Oltre la soglia'],
            ] as const)
          : []),
      ],
      formula: 'Il minore fra TEGM × 1,25 + 4 punti e TEGM + 8 punti (L. 108/1996, art. 2; DL 70/2011).',
      table:
        thresholds.length > 0
          ? {
              heads: ['Categoria', 'TEGM', 'Soglia'],
              rows: thresholds.map((one) => [className(one), rate(one.tegm), rate(one.soglia, 4)]),
            }
          : undefined,
      note: 'Indicativa: la legge confronta la soglia con il TEG, che non conta le stesse spese del TAEG.',
      isBad: against !== null && !against.entroSoglia,
    }
  },
}

export const LIMIT_TOOLS: readonly Tool[] = [incomeTool, fifthTool, usuryTool]
