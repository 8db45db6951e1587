import { z } from 'zod'
import type { Audience } from './audience'
import type { StoredEvent } from './data'
import type { ServerMessage } from './events'

const id = z.uuid()

/** Whether this can be looked up; anybody who may write to the database can say anything. */
export const isEventId = (text: string): boolean => id.safeParse(text).success

/** The whole event as it is said, for who need not look it up then. */
export const writeEvent = (event: StoredEvent): string => JSON.stringify(event)

const stored = z.object({
  message: z.object({ id, type: z.string(), at: z.iso.datetime(), data: z.record(z.string(), z.unknown()) }),
  audience: z.array(z.record(z.string(), z.unknown())).min(1),
})

/** The event of this id; null for what is not one: it is looked up. */
export function readEvent(key: string, body: string): StoredEvent | null {
  try {
    const { message, audience } = stored.parse(JSON.parse(body))
    // Whoever delivers it knows no condition but its own, and lets nobody through by another.
    return message.id === key
      ? { message: message as ServerMessage, audience: audience as unknown as Audience }
      : null
  } catch {
    return null
  }
}
