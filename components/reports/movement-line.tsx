import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Text } from '@/components/ui/layout'
import { numberText } from '@/lib/core/number-text'
import type { Movement } from '@/lib/features/reports/flow-view'

const PARTS: readonly (readonly [Exclude<keyof Movement, 'links'>, string, '' | '+' | '−' | '='])[] = [
  ['inizio', 'In corso all’inizio', ''],
  ['aperte', 'Aperte', '+'],
  ['riaperte', 'Riaperte', '+'],
  ['liquidate', 'Liquidate', '−'],
  ['respinte', 'Respinte', '−'],
  ['ritirate', 'Ritirate', '−'],
  ['fine', 'In corso alla fine', '='],
]

/** Nothing happened: there is nothing to open. */
const Figure = ({ n, href }: { n: number; href?: string }) =>
  href && n ? <IntentLink href={href}>{numberText(n)}</IntentLink> : numberText(n)

/** What came and went between the cases of the first day and those of the last. */
export const MovementLine = ({ movement }: { movement: Movement }) => (
  <>
    <Flex component="dl" rowGap="xs" columnGap="lg" wrap="wrap">
      {PARTS.map(([name, label, sign]) => (
        <div key={name}>
          <Box component="dt" c="dimmed" fz="xs">
            {label}
          </Box>
          <Text component="dd" fz="lg" fw={sign === '' || sign === '=' ? 600 : undefined} figures>
            {sign && (
              <>
                <Text span c="dimmed">
                  {sign}
                </Text>{' '}
              </>
            )}
            <Figure n={movement[name]} href={movement.links[name as keyof Movement['links']]} />
          </Text>
        </div>
      ))}
    </Flex>
    <Text mt="xs" c="dimmed" fz="xs">
      {movement.differenza === 0
        ? 'Verifica riuscita: la somma dei movimenti è il numero delle pratiche in corso alla fine.'
        : `Fra i movimenti e le pratiche in corso alla fine c’è una differenza di ${numberText(movement.differenza)}.`}
    </Text>
  </>
)
