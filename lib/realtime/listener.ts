import { fanOut } from '@/lib/core/fan-out'
import type { Word } from '@/lib/core/fan-out-types'
import type { PgListener } from '@/lib/core/pg-listener'
import { PRESENCE_CHANNEL } from './presence'
import { CHANNEL } from './publish'

type Handlers = {
  onEvent(word: Word): void
  /** Something may have been said that was not heard. */
  onGap(): void
  /** Who has come to a ticket, or has gone, in any process. */
  onPresence(payload: string): void
}

/** Hears of the events that were published, in any process. */
export const listen = (databaseUrl: string, { onEvent, onGap, onPresence }: Handlers): PgListener =>
  fanOut().subscribe(databaseUrl, {
    channels: { [CHANNEL]: onEvent, [PRESENCE_CHANNEL]: ({ key }) => onPresence(key) },
    onUp: onGap,
    onBroker: onGap,
  })
