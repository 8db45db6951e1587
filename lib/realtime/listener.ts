import { listenOn, type PgListener } from '@/lib/core/pg-listener'
import { CHANNEL } from './publish'

type Handlers = {
  onId(id: string): void
  /** The connection was away for so long: what was announced meanwhile must be looked up. */
  onGap(milliseconds: number): void
}

/** Hears the ids of the events that were published, in any process. */
export const listen = (databaseUrl: string, { onId, onGap }: Handlers): PgListener =>
  listenOn(databaseUrl, CHANNEL, { onPayload: onId, onUp: onGap })
