import 'server-only'
import type { Column } from '@/lib/reports/summary/define'
import { forecastsOf } from './forecasts'
import { movementsOf } from './movimenti'
import { percent, ratio } from './summary-parts'

/** Figures that several summaries show, each said once; a summary may change what is its own about one. */
export const FIGURES = {
  aperte: {
    path: 'aperte',
    label: 'Aperte',
    kind: 'number',
    moreIs: 'good',
    definition: 'Pratiche aperte nel periodo; una bozza cancellata toglie la propria apertura.',
    value: ({ aperte }) => aperte,
    drill: movementsOf('aperta'),
  } satisfies Column<'aperte'>,
  richiesto: {
    path: 'richiesto',
    label: 'Richiesto',
    kind: 'money',
    definition:
      'La somma degli importi richiesti all’apertura delle pratiche aperte nel periodo: se l’importo cambia dopo, la somma resta quella.',
    value: ({ richiesto }) => richiesto,
    drill: movementsOf('aperta'),
  } satisfies Column<'richiesto'>,
  liquidate: {
    path: 'liquidate',
    label: 'Liquidate',
    kind: 'number',
    moreIs: 'good',
    definition: 'Pratiche liquidate nel periodo, nel giorno del pagamento.',
    value: ({ liquidate }) => liquidate,
    drill: movementsOf('liquidata'),
  } satisfies Column<'liquidate'>,
  erogato: {
    path: 'erogato',
    label: 'Erogato netto',
    kind: 'money',
    moreIs: 'good',
    definition: 'Gli importi erogati nel periodo meno quelli stornati nel periodo.',
    value: ({ liquidato, stornato }) => liquidato - stornato,
    drill: movementsOf('liquidata', 'rettifica', 'stornata'),
  } satisfies Column<'liquidato' | 'stornato'>,
  conObiettivo: {
    path: 'conObiettivo',
    label: 'Erogato con obiettivo',
    kind: 'money',
    definition:
      'La parte dell’erogato netto che conta per gli obiettivi: di agenti, prodotti e mesi che ne hanno uno, con l’agenzia che l’agente ha oggi.',
    value: ({ con_obiettivo }) => con_obiettivo,
  } satisfies Column<'con_obiettivo'>,
  previstoConObiettivo: {
    path: 'previstoConObiettivo',
    label: 'Previsto con obiettivo',
    kind: 'money',
    hidden: true,
    definition:
      'La parte delle previsioni ancora aperte, ognuna per la propria probabilità, che conta per gli obiettivi: di agenti, prodotti e mesi che ne hanno uno.',
    value: ({ previsto_con_obiettivo }) => previsto_con_obiettivo,
  } satisfies Column<'previsto_con_obiettivo'>,
  medio: {
    path: 'medio',
    label: 'Importo medio',
    kind: 'money',
    definition: 'L’erogato netto diviso per le pratiche liquidate meno quelle stornate.',
    value: ({ liquidato, stornato, liquidate, stornate }) =>
      ratio(liquidato - stornato, liquidate - stornate),
    of: ({ liquidate, stornate }) => liquidate - stornate,
  } satisfies Column<'liquidato' | 'stornato' | 'liquidate' | 'stornate'>,
  giorni: {
    path: 'giorni',
    label: 'Giorni medi',
    kind: 'decimal',
    moreIs: 'bad',
    definition: 'Giorni di calendario dall’apertura alla liquidazione, in media sulle pratiche liquidate.',
    value: ({ giorni, liquidate }) => ratio(giorni, liquidate),
    of: ({ liquidate }) => liquidate,
  } satisfies Column<'giorni' | 'liquidate'>,
  lordo: {
    path: 'lordo',
    label: 'Provvigione lorda',
    kind: 'money',
    permission: 'provvigioni_see',
    only: 'office',
    definition: 'Le provvigioni maturate nel periodo meno quelle stornate, di tutti i beneficiari.',
    value: ({ lordo }) => lordo,
  } satisfies Column<'lordo'>,
  quota: {
    path: 'quota',
    label: 'La tua provvigione',
    kind: 'money',
    permission: 'provvigioni_see',
    only: 'own',
    definition: 'La tua quota delle provvigioni maturate nel periodo meno quella degli storni.',
    value: ({ quota_agente }) => quota_agente,
  } satisfies Column<'quota_agente'>,
  voto: {
    path: 'voto',
    label: 'Voto medio',
    kind: 'decimal',
    moreIs: 'good',
    definition: 'La media delle stelle nelle recensioni pubblicate, da sempre.',
    value: ({ stelle, voti }) => ratio(stelle, voti),
    of: ({ voti }) => voti,
  } satisfies Column<'stelle' | 'voti'>,
} as const

/** Of the decisions of a period, how many were approvals. */
export const ACCETTAZIONE = {
  kind: 'percent',
  moreIs: 'good',
  definition: 'Delle pratiche su cui la banca ha deciso nel periodo, quante sono state deliberate.',
  value: ({ deliberate, respinte }) => percent(deliberate, deliberate + respinte),
  of: ({ deliberate, respinte }) => deliberate + respinte,
} satisfies Omit<Column<'deliberate' | 'respinte'>, 'path' | 'label'>

/** What is still expected, of the months of the period: how many, how much, and how much by their likelihood. */
export const OPEN_FORECASTS = [
  {
    path: 'previsioni',
    label: 'Previsioni',
    kind: 'number',
    definition: 'Previsioni ancora aperte per i mesi del periodo.',
    value: ({ previsioni }) => previsioni,
    drill: forecastsOf('aperta'),
    ofNobody: true,
  },
  {
    path: 'previsto',
    label: 'Previsto',
    kind: 'money',
    moreIs: 'good',
    definition: 'La somma degli importi di queste previsioni.',
    value: ({ importo }) => importo,
    drill: forecastsOf('aperta'),
    ofNobody: true,
  },
  {
    path: 'ponderato',
    label: 'Ponderato',
    kind: 'money',
    moreIs: 'good',
    definition: 'Ogni importo moltiplicato per la probabilità che gli ha dato l’agente.',
    value: ({ ponderato }) => ponderato,
    drill: forecastsOf('aperta'),
    ofNobody: true,
  },
] satisfies Column<'previsioni' | 'importo' | 'ponderato'>[]
