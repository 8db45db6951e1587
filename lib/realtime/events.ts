import { z } from 'zod'

const id = z.uuid()

/** What each message of /ws carries. Enough to know what to reload; the rest is asked of /v2, which authorises. */
const EVENT_DATA = {
  'ticket.updated': z.object({ _id: id, stato: z.string().optional() }),
  'ticket.notification': z.object({ _id: id, oggetto: z.string().optional() }),
  'comunicazione.published': z.object({ _id: id, titolo: z.string().optional() }),
  'pratica.updated': z.object({
    _id: id,
    codice: z.string().optional(),
    stato: z.string().optional(),
    version: z.number().int().optional(),
  }),
  /** `tolta`: to who had it until now, whose list it leaves. */
  'lead.assigned': z.object({
    _id: id,
    codice: z.string().optional(),
    product: z.string().optional(),
    tolta: z.boolean().optional(),
  }),
  'session.revoked': z.object({ _id: id, motivo: z.string().optional() }),
  'order.updated': z.object({
    _id: id,
    codice: z.string().optional(),
    stato: z.string().optional(),
    version: z.number().int().optional(),
  }),
  'cart.updated': z.object({ righe: z.number().int().optional() }),
  /** The receiver's bell has something new: said by whatever writes a notification. */
  'notification.created': z.object({}),
  /** A run of an import from another system. */
  'sync.updated': z.object({ _id: id, state: z.string() }),
  /** Long work that its owner watches. */
  'job.updated': z.object({
    _id: id,
    kind: z.string(),
    state: z.string(),
    done: z.number().int(),
    total: z.number().int(),
  }),
} as const

export type EventType = keyof typeof EVENT_DATA

/** One fact worth telling, as the code that causes it writes it. */
export type RealtimeEvent = {
  [T in EventType]: { type: T; data: z.infer<(typeof EVENT_DATA)[T]> }
}[EventType]

/** What somebody does with a ticket that is open before them; `via`: no more. */
export type Doing = 'guarda' | 'scrive' | 'via'
/** Somebody else at the ticket that the receiver has open: true while it is said, so it is not stored. `posto`: one window of theirs. */
type Presence = { type: 'ticket.presence'; data: { _id: string; posto: string; nome: string; stato: Doing } }

/**
 * The same fact on the wire; `id` grows with time and is what a client says when it comes back. `after`: a place in the database's log
 * at which the change is there, for who asks for it (`x-read-after`).
 */
export type ServerMessage = ((RealtimeEvent & { after?: string }) | Presence) & { id: string; at: string }

/** Refuses a malformed event before it is stored. */
export function parseEvent({ type, data }: RealtimeEvent): RealtimeEvent {
  return { type, data: EVENT_DATA[type].parse(data) } as RealtimeEvent
}

/** How long a message waits for a client that has lost its connection. */
export const RESUME_WINDOW_MS = 5 * 60_000

/** What a browser or a bearer client may say. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth'), token: z.string().min(1).max(8_192) }),
  /** After `lastId`; without one of the last `since` milliseconds, or of all that are kept. */
  z.object({
    type: z.literal('resume'),
    lastId: z.uuid().nullish(),
    since: z.number().int().min(0).max(RESUME_WINDOW_MS).optional(),
  }),
  /** The ticket that is open in this window, said again every few seconds; none: it is no more. */
  z.object({ type: z.literal('ticket.presence'), _id: z.uuid().nullable(), scrive: z.boolean() }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** Close codes of ours (RFC 6455 leaves 4000–4999 to applications). */
export const CLOSE = {
  unauthenticated: 4401,
  tooMany: 4429,
  slow: 4408,
} as const
