import type { ReactNode } from 'react'
import { Box, Flex, Lines, Text } from '@/components/ui/layout'
import { addends, MISURE, type Misure, type Regola } from '@/lib/features/rankings/labels'
import { addendText, pointsText, signedPoints } from './ranking-words'

type Props = {
  misure: Misure
  regola: Regola
  punti: number
  correzione: number
  correzioneMotivo: string
}

/** How somebody comes to their points, to the hundredth. */
export function Points({ misure, regola, punti, correzione, correzioneMotivo }: Props) {
  return (
    <Lines component="dl">
      {addends(misure, regola).map((one) => (
        <Line key={one.misura} name={MISURE[one.misura].label} dimmed>
          {addendText(one)}
        </Line>
      ))}
      {correzione !== 0 && (
        <Line name="Corretti a mano" dimmed>
          {signedPoints(correzione)}: {correzioneMotivo}
        </Line>
      )}
      <Line name="Punti">{pointsText(punti)}</Line>
    </Lines>
  )
}

type LineProps = {
  name: string
  /** One of what is summed, and not the sum. */
  dimmed?: boolean
  children: ReactNode
}

const Line = ({ name, dimmed = false, children }: LineProps) => (
  <Flex rowGap={0} columnGap="md" justify="space-between" wrap="wrap" py="xs" fw={dimmed ? undefined : 600}>
    <Box component="dt" c={dimmed ? 'dimmed' : undefined}>
      {name}
    </Box>
    <Text component="dd" ta="right" figures>
      {children}
    </Text>
  </Flex>
)
