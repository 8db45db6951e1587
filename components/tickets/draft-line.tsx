import { dayOf, formatInstant } from '@/lib/core/dates'
import classes from './composer.module.css'

type Props = { draft: { at: string | null; failed: boolean } }

/** Whether what is written is kept, and since when. */
export function DraftLine({ draft: { at, failed } }: Props) {
  if (failed) return <span className={classes.unkept}>bozza non salvata: la connessione non risponde</span>
  if (!at) return null
  const [day, time] = formatInstant(at).split(', ')
  const isToday = dayOf(new Date(at)) === dayOf(new Date())
  return (
    <span className={classes.kept}>
      {isToday ? `bozza salvata alle ${time}` : `bozza del ${day}, ${time}`}
    </span>
  )
}
