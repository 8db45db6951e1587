import { IntentLink } from '@/components/ui/intent-link'
import { Box } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/lib/core/dates'
import { hoursWords } from '@/lib/features/formazione/labels'

type Props = { short: { mancano: number; entro: string } | null }

/** Hours that the OAM asks for and somebody has not done, from when their day is near. */
export function HoursBanner({ short }: Props) {
  if (!short) return null
  const mancano = short.mancano === 1 ? 'manca 1 ora' : `mancano ${hoursWords(short.mancano)}`
  return (
    <Notice
      component="section"
      tone="warn"
      py="xs"
      bd="1px solid var(--warn)"
      aria-label="Ore di aggiornamento OAM"
    >
      Aggiornamento OAM: ti {mancano} entro il {formatDay(short.entro)}.{' '}
      <Box href="/agents/system/videoFormazione" component={IntentLink} c="var(--link)" fw={600}>
        Vai ai corsi
      </Box>
    </Notice>
  )
}
