'use client'

import type { Row } from '@/components/data/list/use-rows'
import { ReportScreen, type ReportScreenProps } from '@/components/data/report/report-screen'
import { Button } from '@/components/ui/button'
import { dayOf, todayInRome } from '@/lib/core/dates'

/** Stalled cases: who follows each is asked what becomes of it; an agent notes when to call the client again. */
export function StalledReport(props: ReportScreenProps) {
  const verbs = props.acts?.verbs ?? []
  return <ReportScreen {...props} rowAction={(row, act) => <Next row={row} verbs={verbs} act={act} />} />
}

type Props = { row: Row; verbs: readonly string[]; act: (verb: string) => void }

function Next({ row, verbs, act }: Props) {
  const { codice, agente, sollecitata, ricontattare } = row
  const asked = typeof sollecitata === 'string' && dayOf(new Date(sollecitata)) === todayInRome()
  if (verbs.includes('chase') && agente && !asked)
    return <Action verb="SOLLECITA" of={codice} onClick={() => act('chase')} />
  if (verbs.includes('recall') && !ricontattare)
    return <Action verb="RICONTATTA" of={codice} onClick={() => act('recall')} />
  return null
}

const Action = ({ verb, of, onClick }: { verb: string; of: unknown; onClick: () => void }) => (
  <Button size="xs" onClick={onClick} aria-label={`${verb}: ${of}`}>
    {verb}
  </Button>
)
