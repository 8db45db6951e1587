import { Flex, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { ClassBadge } from './risk-lines'

const STATES = {
  da_fare: { label: 'Da identificare', tone: 'warn' },
  in_corso: { label: 'In corso', tone: 'info' },
  completata: { label: 'Identificato', tone: 'ok' },
  da_rinnovare: { label: 'Scaduta', tone: 'bad' },
} as const

/** Where an identification stands, in a line. */
export function StateLine({ detail }: { detail: IdentificazioneDetail }) {
  const { stato, classe, completataAt, completataDa, scadeIl, entroIl, blocca } = detail
  return (
    <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap">
      <StateBadge {...STATES[stato]} />
      {classe && <ClassBadge classe={classe} />}
      {completataAt && (
        <Text c="dimmed" fz="xs">
          Completata il {formatDay(new Date(completataAt))} da {completataDa}
          {scadeIl && `; vale fino al ${formatDay(scadeIl)}`}.
        </Text>
      )}
      {blocca && (
        <Text c="var(--warn)" fw={600}>
          Senza, la pratica non va alla banca.
        </Text>
      )}
      {!blocca && !completataAt && entroIl && (
        <Text c="dimmed" fz="xs">
          Da fare entro il {formatDay(entroIl)}: fino ad allora la pratica può andare avanti.
        </Text>
      )}
    </Flex>
  )
}
