import { toCents, wholeEuroText } from '@/lib/core/money'

/** `within`: open forecasts would bring it there. `missing`: they would not. */
export type Standing = 'none' | 'reached' | 'within' | 'missing'

/**
 * Amounts of one period in euro: what was paid out, what open forecasts still bring by their likelihood, both of what has a goal,
 * and the goal.
 */
export type Goal = { erogato: number; previsto: number; budget: number | null }

/** How a goal stands; to the cent, so that what reads 100% and is not is not reached. */
export function standingOf({ erogato, previsto, budget }: Goal): Standing {
  const goal = toCents(budget ?? 0)
  if (goal <= 0) return 'none'
  if (toCents(erogato) >= goal) return 'reached'
  return toCents(erogato) + toCents(previsto) >= goal ? 'within' : 'missing'
}

/** The goal of this month in a sentence, the same on every screen and on paper. */
export function goalWords(goal: Goal): string {
  const { erogato, previsto, budget } = goal
  const [whole, gap] = [wholeEuroText(budget ?? 0), wholeEuroText((budget ?? 0) - erogato)]
  switch (standingOf(goal)) {
    case 'none':
      return 'Per questo mese non c’è un obiettivo.'
    case 'reached':
      return `L’obiettivo di ${whole} è raggiunto.`
    case 'within':
      return `L’obiettivo di ${whole} è a portata: mancano ${gap}, e le previsioni aperte li coprono.`
    case 'missing':
      return previsto > 0
        ? `Per l’obiettivo di ${whole} mancano ${gap}: le previsioni aperte ne coprono ${wholeEuroText(previsto)}.`
        : `Per l’obiettivo di ${whole} mancano ${gap}.`
  }
}
