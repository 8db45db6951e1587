'use client'

import { RecordHead } from '@/components/data/record/record-head'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Button } from '@/components/ui/button'
import { Group, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import type { MineOne } from '@/lib/features/comunicazioni/schema'
import { AnnouncementText } from './announcement-text'
import { useReadingTime } from './use-reading-time'

/** An announcement to the agent who received it. */
export function ReceivedPage({ announcement }: { announcement: MineOne }) {
  const { _id, titolo, lettoAt } = announcement
  const verb = useRecordVerb('comunicazioni', _id)
  useReadingTime(lettoAt === null, () => verb.send('read'))
  return (
    <>
      <RefreshOn events={['comunicazione.published']} id={_id} />
      <RecordHead
        title={titolo}
        badge={lettoAt ? undefined : <StateBadge label="Da leggere" tone="info" />}
      />
      <AnnouncementText announcement={announcement} />
      <Confirmation announcement={announcement} verb={verb} />
    </>
  )
}

type Props = { announcement: MineOne; verb: ReturnType<typeof useRecordVerb<'comunicazioni'>> }

function Confirmation({ announcement, verb: { busy, run, send } }: Props) {
  const { richiedeConferma, confermatoAt, scaduta } = announcement
  if (!richiedeConferma) return null
  if (confermatoAt)
    return (
      <Group gap="sm" mt="lg" p="md" maw="46rem" bg="var(--bg-raised)" bd="1px solid var(--line)" bdrs="md">
        <Text flex="1 1 16rem">Hai confermato di averla letta il {formatInstant(confermatoAt)}.</Text>
      </Group>
    )
  if (scaduta) return null
  return (
    <Group gap="sm" mt="lg" p="md" maw="46rem" bg="var(--bg-raised)" bd="1px solid var(--line)" bdrs="md">
      <Text flex="1 1 16rem">La sede chiede di confermare che hai letto questa comunicazione.</Text>
      <Button
        look="primary"
        loading={busy}
        onClick={() => void run(() => send('confirm'), 'Lettura confermata')}
      >
        CONFERMA
      </Button>
    </Group>
  )
}
