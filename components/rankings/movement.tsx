import { Spoken } from '@/components/ui/spoken'
import { movement } from './ranking-words'
import classes from './rankings.module.css'

type Props = { posizione: number; prima: number | null }

/** Up or down since the month before. */
export function Movement({ posizione, prima }: Props) {
  const { sign, words, tone } = movement(posizione, prima)
  return (
    <span className={classes.movement} data-tone={tone} title={words}>
      <span aria-hidden="true">{sign}</span>
      <Spoken>{words}</Spoken>
    </span>
  )
}
