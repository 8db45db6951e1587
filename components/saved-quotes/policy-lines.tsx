import { Text } from '@/components/ui/layout'
import { POLIZZA_ALTROVE, policyFigures } from '@/lib/words/policy'
import type { Line } from './lines'

/** What the policy of an offer costs and weighs; nothing where there is none. */
export function PolicyFigures({ line }: { line: Line }) {
  const figures = policyFigures(line)
  if (figures === null) return null
  return (
    <Text span display="block" mt="xs" c="dimmed" fz="xs">
      {figures}
    </Text>
  )
}

/** Once for all offers on show: that a policy which a lender asks for may be bought elsewhere. Nothing where none asks for one. */
export function PolicyElsewhere({ lines }: { lines: readonly Line[] }) {
  if (!lines.some(({ polizza }) => polizza)) return null
  return (
    <Text mt="xs" c="dimmed" fz="xs">
      {POLIZZA_ALTROVE}
    </Text>
  )
}
