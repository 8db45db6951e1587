import 'server-only'
import { createHmac } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { asOneTransaction, db, type Tx, withTransaction } from '@/lib/core/db'
import { errorCodes } from '@/lib/core/db-errors'
import { AppError } from '@/lib/core/errors'
import { PREPARED } from '@/lib/core/statement-name'
import { Prisma } from '@/prisma/generated/client'
import type { Reply } from './reply'

/** How long a retry waits for the first call; it holds a database connection meanwhile. */
const WAIT_MS = 6_000

export type Call = { actorId: string; method: string; path: string; key: string; body: string }
type Row = { status: number | null; body: unknown; requestHash: string }

/** The call that a request is, or null where it brings no Idempotency-Key. `body` is all that tells it from others. */
export function callOf(request: Request, actorId: string | undefined, body: string): Call | null {
  const key = request.headers.get('idempotency-key')
  const { pathname, search } = new URL(request.url)
  return key
    ? { actorId: actorId ?? '', method: request.method, path: pathname, key, body: `${search}\n${body}` }
    : null
}

/**
 * The statement that keeps the reply, for work that makes it a part of one of its own: it must be run, and what the work returns must be
 * the same. Null where there is no key.
 */
type KeepSql = (reply: Reply) => Prisma.Sql | null

type Effect<P> = {
  /**
   * What must not hold a transaction (files, passwords, other services) or must outlive it (counts of calls).
   * Not run for a call whose reply is known.
   */
  prepare?: () => Promise<P>
  /** All reads and writes through `tx`; it may be run again, after a rollback. */
  work: (tx: Tx, prepared: P, keepSql: KeepSql) => Promise<Reply>
  /** Takes back what `prepare` did, when the effect was not made. */
  undo?: (prepared: P, reason: unknown) => Promise<void>
}

/** Keyed: a body may hold a password, and a bare hash of it could be guessed by somebody who reads the table. */
const sha = (...parts: string[]) =>
  createHmac('sha256', keyFor('idempotency')).update(parts.join('\n')).digest('hex')

/**
 * The same key gives the same reply and one effect. The key, the effect and the reply are one transaction: a
 * failed call leaves none of them, whatever ended it, and a retry that arrives while the first call runs waits
 * for it on the key's unique index, on whichever server. Without a key it is an ordinary transaction.
 */
export async function withIdempotency<P = undefined>(call: Call | null, effect: Effect<P>): Promise<Reply> {
  const id = call && sha(call.actorId, call.method, call.path, call.key)
  const requestHash = sha(call?.body ?? '')
  const { prepare, work, undo } = effect
  const known = id && prepare && (await find(db(), id, requestHash))
  if (known) return known
  const prepared = (await prepare?.()) as P
  try {
    const { reply, isReplay } = await withTransaction(async (tx) => {
      let isKept = false
      const keepByWork = (reply: Reply) => {
        isKept = true
        return id ? keepSql(id, reply) : null
      }
      const run = () => asOneTransaction(tx, () => work(tx, prepared, keepByWork))
      if (!id) return { reply: await run(), isReplay: false }
      if (!(await claim(tx, id, requestHash)))
        return { reply: await replay(tx, id, requestHash), isReplay: true }
      const reply = await run()
      if (!isKept) await tx.$executeRaw`${Prisma.raw(PREPARED)} ${keepSql(id, reply)}`
      return { reply, isReplay: false }
    })
    if (isReplay) await undo?.(prepared, null)
    return reply
  } catch (error) {
    await undo?.(prepared, error)
    throw error
  }
}

/** True for the one caller that may do the work. An insert of the same key waits for the end of the other one. */
async function claim(tx: Tx, id: string, requestHash: string): Promise<boolean> {
  try {
    const inserted = await tx.$executeRaw`
      ${Prisma.raw(PREPARED)} WITH patience AS MATERIALIZED (SELECT set_config('lock_timeout', ${String(WAIT_MS)}, true))
      INSERT INTO idempotency_keys (id, request_hash) SELECT ${id}, ${requestHash} FROM patience
      ON CONFLICT (id) DO NOTHING`
    return inserted === 1
  } catch (error) {
    throw errorCodes(error).some((code) => code === '55P03' || code === '57014') ? stillRunning(error) : error
  }
}

function keepSql(id: string, { status, body }: Reply): Prisma.Sql {
  if (body instanceof Response) throw new Error('An idempotent call must reply with data')
  const json = body === undefined ? null : JSON.stringify(body)
  return Prisma.sql`
    UPDATE idempotency_keys SET status = ${status}::int, body = ${json}::json WHERE id = ${id}`
}

async function replay(tx: Tx, id: string, requestHash: string): Promise<Reply> {
  const found = await find(tx, id, requestHash)
  if (!found) throw stillRunning()
  return found
}

async function find(tx: Tx, id: string, requestHash: string): Promise<Reply | null> {
  const row: Row | null = await tx.idempotencyKey.findUnique({ where: { id } })
  if (!row) return null
  if (row.requestHash !== requestHash) {
    throw new AppError('invalid', 'Questa Idempotency-Key è già stata usata per una richiesta diversa.')
  }
  return row.status === null ? null : { status: row.status, body: row.status === 204 ? undefined : row.body }
}

const stillRunning = (cause?: unknown) =>
  new AppError('conflict', 'La stessa richiesta è ancora in corso: riprova tra poco.', {
    retryAfter: 2,
    cause,
  })
