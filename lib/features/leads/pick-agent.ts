/** The weight of an agent (percent) and how many leads of this product and place they had so far. */
export type Weight = { agentId: string; peso: number; received: number }

/**
 * The agent with the largest deficit: expected − received, where the next lead is counted among the
 * expected ones. Ties go to the larger weight, then to the smaller id, so that the choice can be repeated.
 */
export function pickAgent(weights: readonly Weight[]): string | null {
  const active = weights.filter(({ peso }) => peso > 0)
  const sum = active.reduce((total, { peso }) => total + peso, 0)
  const next = active.reduce((total, { received }) => total + received, 1)
  const deficit = ({ peso, received }: Weight) => (next * peso) / sum - received
  const [best] = [...active].sort(
    (a, b) => deficit(b) - deficit(a) || b.peso - a.peso || (a.agentId < b.agentId ? -1 : 1),
  )
  return best?.agentId ?? null
}
