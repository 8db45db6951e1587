import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { sealText } from '@/lib/auth/sealed-text'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { notifyAll } from '@/lib/notifications/mutations'
import type { SospettoInput } from './schema'
import { subjectName } from './subject'

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12

/** What the author has in hand. The same request, sent again, finds the same one; it is kept in no store of replies. */
function receiptOf(text: string, idempotencyKey: string | null): string {
  const bytes = idempotencyKey
    ? createHmac('sha256', keyFor('sospetto')).update(`${idempotencyKey}\n${text}`).digest()
    : randomBytes(LENGTH)
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/**
 * Keeps what somebody suspects, and gives a receipt that opens nothing. Neither the history, nor a time line, nor any other table knows
 * of it; who answers for anti-money-laundering hears that something has come, and not about whom.
 * @throws 404 for a case or a client that the author does not see
 */
export async function submitSuspicion(
  ctx: Ctx,
  input: SospettoInput,
  idempotencyKey: string | null,
): Promise<string> {
  const nome = await subjectName(ctx.actor, input)
  const { role, userId } = ctx.actor
  const ricevuta = receiptOf(JSON.stringify([userId, input]), idempotencyKey)
  const autore = { role, userId, nome: `${ctx.actor.nome} ${ctx.actor.cognome}` }
  await withTransaction(async (tx) => {
    const { count } = await tx.sospetto.createMany({
      data: [{ id: newId(), ricevuta, testo: sealText(JSON.stringify({ ...input, nome, autore })) }],
      skipDuplicates: true,
    })
    if (count === 0) return
    const heads = await tx.admin.findMany({
      where: { permissions: { path: ['aml_manage'], equals: true } },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    await notifyAll(
      tx,
      'admin',
      heads.map(({ id }) => id),
      { titolo: 'C’è qualcosa da valutare', href: '/admin/feeds/sospetti' },
    )
  })
  return ricevuta
}
