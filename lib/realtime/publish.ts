import 'server-only'
import { sayAfterCommit } from '@/lib/core/at-commit'
import type { Tx } from '@/lib/core/db'
import { fanOut } from '@/lib/core/fan-out'
import { newId } from '@/lib/core/ids'
import { hasReplica } from '@/lib/core/replica'
import { type Audience, audienceSchema } from './audience'
import { parseEvent, type RealtimeEvent } from './events'
import { writeEvent } from './word'

/** On which every server process learns that an event is there. */
export const CHANNEL = 'realtime'

/**
 * Tells the audience, on whichever server it is connected to, when the transaction commits; a rollback
 * takes the message back. `at` is the database's clock: the clocks of the servers may differ. The row is what is sure: should this process
 * end before it has said so, the others find it by themselves.
 */
export async function publish(tx: Tx, event: RealtimeEvent, audience: Audience): Promise<string> {
  const id = newId()
  const { type, data } = parseEvent(event)
  const rules = audienceSchema.parse(audience)
  const [row] = await tx.$queryRaw<{ at: Date }[]>`
    INSERT INTO realtime_events (id, type, data, audience, at)
    VALUES (${id}::uuid, ${type}, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(rules)}::jsonb, clock_timestamp())
    RETURNING at`
  const say = () => {
    const at = (row?.at ?? new Date()).toISOString()
    const body = writeEvent({ message: { type, data, id, at } as never, audience: rules })
    // Where a replica is read, who looks the event up learns with it how far that must have come.
    fanOut().publish(CHANNEL, hasReplica() ? { key: id } : { key: id, body })
  }
  // A transaction whose end nobody follows says it by itself.
  if (!sayAfterCommit(tx, say)) await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${id})`
  return id
}
