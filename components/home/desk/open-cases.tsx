import { listOf } from '@/components/home/home-words'
import { IntentLink } from '@/components/ui/intent-link'
import { Paper, Text, Tiles } from '@/components/ui/layout'
import { formatWholeEuro } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Desk } from '@/lib/features/home/desk/types'
import { STATI, STATI_NOMI } from '@/lib/words/case-states'
import classes from './desk.module.css'
import { CASES } from './desk-paths'

type Props = {
  stati: Desk['stati']
  agentId: string
  /** The reader may open the list of cases. */
  opens: boolean
}

/** How many cases stand in each open state, in the order of the work, with what they ask for. */
export function OpenCases({ stati, agentId, opens }: Props) {
  const inOrder = STATI_NOMI.flatMap((name) => stati.find(({ stato }) => stato === name) ?? [])
  const total = inOrder.reduce((sum, { n }) => sum + n, 0)
  return (
    <Paper
      component="section"
      withBorder
      radius="md"
      p="sm"
      className={classes.states}
      aria-labelledby="in-corso"
    >
      <Text id="in-corso" component="h2" mb="xs" fz="sm" fw={600}>
        Pratiche in corso{total > 0 && ` (${numberText(total)})`}
      </Text>
      {total === 0 && (
        <Text c="dimmed" fz="xs">
          Nessuna pratica in corso.
        </Text>
      )}
      {total > 0 && (
        <Tiles component="ul" least={150} fill gap="xs">
          {inOrder.map(({ stato, n, importo }) => {
            const words = (
              <>
                <span>{STATI[stato].label}</span>
                <strong>{numberText(n)}</strong>
                <Text span c="dimmed">
                  {formatWholeEuro(importo)}
                </Text>
              </>
            )
            return (
              <li key={stato}>
                {opens ? (
                  <IntentLink href={listOf(CASES, { stato, agentId })}>{words}</IntentLink>
                ) : (
                  <div>{words}</div>
                )}
              </li>
            )
          })}
        </Tiles>
      )}
    </Paper>
  )
}
