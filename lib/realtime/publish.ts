import 'server-only'
import { sayAfterCommit, writeAtCommit } from '@/lib/core/at-commit'
import type { Tx } from '@/lib/core/db'
import { fanOut } from '@/lib/core/fan-out'
import { newId } from '@/lib/core/ids'
import { hasReplica } from '@/lib/core/replica'
import { PREPARED } from '@/lib/core/statement-name'
import { Prisma } from '@/prisma/generated/client'
import { type Audience, audienceSchema } from './audience'
import { parseEvent, type RealtimeEvent, type ServerMessage } from './events'
import { writeEvent } from './word'

/** On which every server process learns that an event is there. */
export const CHANNEL = 'realtime'

type Fact = RealtimeEvent & { id: string; audience: Audience }

/**
 * Tells the audience, on whichever server it is connected to, when the transaction commits; a rollback
 * takes the message back. The row is what is sure: should this process end before it has said so, the others find it by themselves.
 */
export async function publish(tx: Tx, event: RealtimeEvent, audience: Audience): Promise<string> {
  const fact = { id: newId(), ...parseEvent(event), audience: audienceSchema.parse(audience) }
  if (!writeAtCommit(tx, fact, writeFacts)) await writeFacts(tx, [fact])
  return fact.id
}

/** In one statement, however many; `at` is the database's clock: the clocks of the servers may differ. */
async function writeFacts(tx: Tx, facts: readonly Fact[]): Promise<void> {
  const written = await tx.$queryRaw<{ id: string; at: Date }[]>`
    ${Prisma.raw(PREPARED)} INSERT INTO realtime_events (id, type, data, audience, at)
    SELECT id, type, data, audience, clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) AS fact (id uuid, type text, data jsonb, audience jsonb)
    RETURNING id, at`
  const times = new Map(written.map(({ id, at }) => [id, at.toISOString()]))
  for (const { id, type, data, audience } of facts) {
    const message = { type, data, id, at: times.get(id) } as ServerMessage
    // Where a replica is read, who looks the event up learns with it how far that must have come.
    const word = hasReplica() ? { key: id } : { key: id, body: writeEvent({ message, audience }) }
    // A transaction whose end nobody follows says it by itself.
    if (!sayAfterCommit(tx, () => fanOut().publish(CHANNEL, word)))
      await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${id})`
  }
}
