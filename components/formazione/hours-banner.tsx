import { IntentLink } from '@/components/ui/intent-link'
import { formatDay } from '@/lib/core/dates'
import { hoursWords } from '@/lib/features/formazione/labels'
import classes from './training.module.css'

type Props = { short: { mancano: number; entro: string } | null }

/** Hours that the OAM asks for and somebody has not done, from when their day is near. */
export function HoursBanner({ short }: Props) {
  if (!short) return null
  const mancano = short.mancano === 1 ? 'manca 1 ora' : `mancano ${hoursWords(short.mancano)}`
  return (
    <section className={classes.warning} aria-label="Ore di aggiornamento OAM">
      Aggiornamento OAM: ti {mancano} entro il {formatDay(short.entro)}.{' '}
      <IntentLink href="/agents/system/videoFormazione">Vai ai corsi</IntentLink>
    </section>
  )
}
