import 'server-only'
import { forecastsOf } from '../forecasts'
import { movementsOf } from '../movimenti'
import type { Column } from './define'
import { percent, ratio } from './parts'

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
    definition: 'La somma degli importi richiesti delle pratiche aperte nel periodo.',
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
  medio: {
    path: 'medio',
    label: 'Importo medio',
    kind: 'money',
    definition: 'L’erogato netto diviso per le pratiche liquidate meno quelle stornate.',
    value: ({ liquidato, stornato, liquidate, stornate }) =>
      ratio(liquidato - stornato, liquidate - stornate),
  } satisfies Column<'liquidato' | 'stornato' | 'liquidate' | 'stornate'>,
  giorni: {
    path: 'giorni',
    label: 'Giorni medi',
    kind: 'decimal',
    moreIs: 'bad',
    definition: 'Giorni di calendario dall’apertura alla liquidazione, in media sulle pratiche liquidate.',
    value: ({ giorni, liquidate }) => ratio(giorni, liquidate),
  } satisfies Column<'giorni' | 'liquidate'>,
} as const

/** Of the decisions of a period, how many were approvals. */
export const ACCETTAZIONE = {
  kind: 'percent',
  moreIs: 'good',
  definition: 'Delle pratiche su cui la banca ha deciso nel periodo, quante sono state deliberate.',
  value: ({ deliberate, respinte }) => percent(deliberate, deliberate + respinte),
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
  },
  {
    path: 'previsto',
    label: 'Previsto',
    kind: 'money',
    moreIs: 'good',
    definition: 'La somma degli importi di queste previsioni.',
    value: ({ importo }) => importo,
  },
  {
    path: 'ponderato',
    label: 'Ponderato',
    kind: 'money',
    moreIs: 'good',
    definition: 'Ogni importo moltiplicato per la probabilità che gli ha dato l’agente.',
    value: ({ ponderato }) => ponderato,
  },
] satisfies Column<'previsioni' | 'importo' | 'ponderato'>[]
