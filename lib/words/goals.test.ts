import { goalWords, standingOf } from './goals'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [0, 0, null, 'none', 'Per questo mese non c’è un obiettivo.'],
  [5_000, 0, 0, 'none', 'Per questo mese non c’è un obiettivo.'],
  [300_000, 0, 300_000, 'reached', 'L’obiettivo di 300.000 € è raggiunto.'],
  // Reached whatever is still expected: the forecasts did not cover it.
  [350_000, 20_000, 300_000, 'reached', 'L’obiettivo di 300.000 € è raggiunto.'],
  // A cent short reads as all of it and is not.
  [299_999.99, 0, 300_000, 'missing', 'Per l’obiettivo di 300.000 € mancano 0 €.'],
  [
    200_000,
    100_000,
    300_000,
    'within',
    'L’obiettivo di 300.000 € è a portata: mancano 100.000 €, e le previsioni aperte li coprono.',
  ],
  [
    200_000,
    60_000,
    300_000,
    'missing',
    'Per l’obiettivo di 300.000 € mancano 100.000 €: le previsioni aperte ne coprono 60.000 €.',
  ],
  [-10_000, 0, 300_000, 'missing', 'Per l’obiettivo di 300.000 € mancano 310.000 €.'],
] as [number, number, number | null, string, string][])(
  'with %d paid and %d expected a goal of %p is %s',
  (erogato, previsto, budget, standing, words) => {
    const goal = { erogato, previsto, budget }
    expect([standingOf(goal), plain(goalWords(goal))]).toEqual([standing, words])
  },
)
