import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import type { RichiestaPrivacy } from '@/lib/features/clients/privacy'
import { ESITI_PRIVACY } from '@/lib/features/clients/schema'

/** By when a request must be answered, or what was answered. */
export function Due({
  esito,
  scadeIl,
  inRitardo,
}: Pick<RichiestaPrivacy, 'esito' | 'scadeIl' | 'inRitardo'>) {
  if (esito) return <StateBadge label={ESITI_PRIVACY[esito]} tone={esito === 'accolta' ? 'ok' : 'neutral'} />
  if (inRitardo)
    return <StateBadge label={`In ritardo dal ${formatDay(scadeIl)}`} tone="bad" shape="square" />
  return <StateBadge label={`Entro il ${formatDay(scadeIl)}`} tone="warn" shape="half" />
}
