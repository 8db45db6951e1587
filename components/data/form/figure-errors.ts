import { formatOfKind, rangeWords } from '@/components/ui/number-words'
import type { Field } from '@/lib/resources/view'

const UNREAD = 'Questo numero non si legge con certezza.'

/**
 * What is wrong with the figures of a form that computes while it is typed in: each that is missing, cannot be read or lies beyond
 * the ends of its field, with what the field takes; one that cannot be read also where the field has no ends. Nothing of a record, which its schema judges.
 */
export function figureErrors(
  fields: readonly Field[],
  values: Record<string, unknown>,
): Record<string, string> {
  const wrong = fields.flatMap((field) => {
    const { name, kind, min, max, decimals = 0, required, when } = field
    const format = formatOfKind(kind, decimals)
    if (!format || (when && !when.in.includes(values[when.field]))) return []
    const takes = rangeWords({ min, max }, format)
    const value = values[name] ?? null
    if (Number.isNaN(value)) return [[name, takes ?? UNREAD] as const]
    if (!takes || (value === null && !required)) return []
    const isTaken = typeof value === 'number' && value >= (min ?? value) && value <= (max ?? value)
    return isTaken ? [] : [[name, takes] as const]
  })
  return Object.fromEntries(wrong)
}
