import { Text } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import { movement } from './ranking-words'

type Props = { posizione: number; prima: number | null }

const COLOURS = { up: 'var(--ok)', down: 'var(--bad)', same: 'dimmed', new: 'dimmed' }

/** Up or down since the month before. */
export function Movement({ posizione, prima }: Props) {
  const { sign, words, tone } = movement(posizione, prima)
  return (
    <Text span c={COLOURS[tone]} fz="xs" figures breaks="never" title={words}>
      <span aria-hidden="true">{sign}</span>
      <Spoken>{words}</Spoken>
    </Text>
  )
}
