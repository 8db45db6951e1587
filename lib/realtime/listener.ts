import { listenOn, type PgListener } from '@/lib/core/pg-listener'
import { PRESENCE_CHANNEL } from './presence'
import { CHANNEL } from './publish'

type Handlers = {
  onId(id: string): void
  /** The connection was away for so long: what was announced meanwhile must be looked up. */
  onGap(milliseconds: number): void
  /** Who has come to a ticket, or has gone, in any process. */
  onPresence(payload: string): void
}

/** Hears the ids of the events that were published, in any process. */
export const listen = (databaseUrl: string, { onId, onGap, onPresence }: Handlers): PgListener =>
  listenOn(databaseUrl, CHANNEL, { onPayload: onId, onUp: onGap, others: { [PRESENCE_CHANNEL]: onPresence } })
