import 'server-only'
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyFor } from '@/lib/auth/keys'
import { db, pool } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'

const WAIT_MS = 8_000
const ABANDONED_MS = 60_000

type Call = { actorId: string; method: string; path: string; key: string; body: string }
type Stored = { status: number; body: unknown }

/** With a key: a body may hold a password, and a bare hash of it could be guessed by who reads the table. */
const sha = (...parts: string[]) =>
  createHmac('sha256', keyFor('idempotency')).update(parts.join('\n')).digest('hex')

/**
 * The same key gives the same reply and one effect, also when both calls run at the same time on two
 * servers: the first claims the key, the second waits for its reply. A failed call frees the key.
 */
export async function once(call: Call, work: () => Promise<Stored>): Promise<Stored & { replayed: boolean }> {
  const id = sha(call.actorId, call.method, call.path, call.key)
  const requestHash = sha(call.body)
  if (!(await claim(id, requestHash))) return { ...(await awaitReply(id, requestHash)), replayed: true }
  try {
    const reply = await work()
    const body = reply.body === undefined ? undefined : JSON.parse(JSON.stringify(reply.body))
    await db().idempotencyKey.update({ where: { id }, data: { status: reply.status, body } })
    return { ...reply, replayed: false }
  } catch (error) {
    await db().idempotencyKey.deleteMany({ where: { id, status: null } })
    throw error
  }
}

/** True for the one caller that may do the work; a claim whose owner died is taken over. */
async function claim(id: string, requestHash: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    `INSERT INTO idempotency_keys (id, request_hash) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET created_at = now()
     WHERE idempotency_keys.status IS NULL AND idempotency_keys.request_hash = $2
       AND idempotency_keys.created_at < now() - $3 * interval '1 millisecond'`,
    [id, requestHash, ABANDONED_MS],
  )
  return rowCount === 1
}

async function awaitReply(id: string, requestHash: string): Promise<Stored> {
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(100)) {
    const row = await db().idempotencyKey.findUnique({ where: { id } })
    if (row && row.requestHash !== requestHash) {
      throw new AppError('invalid', 'Questa Idempotency-Key è già stata usata per una richiesta diversa.')
    }
    if (!row) break
    if (row.status !== null) return { status: row.status, body: row.body ?? undefined }
  }
  throw new AppError('conflict', 'La stessa richiesta è ancora in corso: riprova tra poco.', {
    retryAfter: 2,
  })
}
