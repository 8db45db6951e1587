import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { type Audience, audienceSchema } from './audience'
import { parseEvent, type RealtimeEvent } from './events'

/** The PostgreSQL channel on which every server process learns that an event is there. */
export const CHANNEL = 'realtime'

/**
 * Tells the audience, on whichever server it is connected to, when the transaction commits; a rollback
 * takes the message back. `at` is the database's clock: the clocks of the servers may differ.
 */
export async function publish(tx: Tx, event: RealtimeEvent, audience: Audience): Promise<string> {
  const id = newId()
  const { type, data } = parseEvent(event)
  const rules = JSON.stringify(audienceSchema.parse(audience))
  await tx.$executeRaw`
    INSERT INTO realtime_events (id, type, data, audience, at)
    VALUES (${id}::uuid, ${type}, ${JSON.stringify(data)}::jsonb, ${rules}::jsonb, clock_timestamp())`
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${id})`
  return id
}
