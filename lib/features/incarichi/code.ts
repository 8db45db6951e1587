import 'server-only'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import type { PublicCtx } from '@/lib/http/context'
import { consumeIn } from '@/lib/http/rate-limit'
import { queueMail } from '@/lib/mail/queue-mail'
import { setting } from '@/lib/settings/read'
import type { Incarico } from '@/prisma/generated/client'
import { mandateOf } from './link'
import { refuseOvertaken } from './overtaken'
import { storedContent } from './schema'
import { incaricoRegole } from './settings'

/** Wrong codes that one code survives. */
const MOST_TRIES = 5
/** Codes that one mandate is sent. */
const CODES = { name: 'incarico-codice', points: 6, seconds: 3600 }

/** What is kept of a code. */
export const codeHash = (id: string, codice: string): string =>
  createHmac('sha256', keyFor('incarico-codice')).update(`${id}:${codice}`).digest('hex')

const CLOSED: Partial<Record<Incarico['stato'], string>> = {
  firmato: 'L’incarico è già firmato.',
  revocato: 'L’incarico è stato revocato: non si può più firmare.',
  sostituito: 'C’è un altro incarico al posto di questo: apri quello che ti abbiamo inviato dopo.',
  scaduto: 'I giorni per firmare sono passati: chiedi al tuo consulente di inviarti un nuovo incarico.',
}

/** @throws 409 for one that is signed or was closed, 410 past its last day */
export function refuseUnsignable({ stato, scadeIl }: Pick<Incarico, 'stato' | 'scadeIl'>): void {
  const why = CLOSED[stato]
  if (stato !== 'scaduto' && why) throw new AppError('conflict', why)
  if (stato === 'scaduto' || !scadeIl || scadeIl < columnOfDay(todayInRome()))
    throw new AppError('gone', CLOSED.scaduto ?? '')
}

/** "an•••@esempio.it": enough to know where to look. */
const masked = (email: string) => email.replace(/^(.{1,2})[^@]*/, '$1•••')

/** Sends the code that signs, to the address that the mandate was given to. Only its hash is kept; a new one ends the one before. */
export async function sendCode(ctx: PublicCtx, key: string): Promise<{ a: string; fino: string }> {
  return withTransaction(async (tx) => {
    const found = await mandateOf(ctx, key, tx)
    await lockById(tx, 'incarico', found.incarico.id)
    const { pratica, ...incarico } = await tx.incarico.findUniqueOrThrow({
      where: { id: found.incarico.id },
      include: { pratica: true },
    })
    refuseUnsignable(incarico)
    await refuseOvertaken(tx, pratica, incarico, 'client')
    await consumeIn(tx, CODES, incarico.id)
    const { codiceMinuti } = await setting(incaricoRegole, tx)
    const codice = String(randomInt(1_000_000)).padStart(6, '0')
    const fino = new Date(Date.now() + codiceMinuti * 60_000)
    await tx.incarico.update({
      where: { id: incarico.id },
      data: { codiceHash: codeHash(incarico.id, codice), codiceFino: fino, codiceProve: 0 },
    })
    const email = String(incarico.inviatoA)
    const { nome } = storedContent(incarico.contenuto).cliente
    await queueMail(tx, {
      template: 'incarico-codice',
      to: { email, name: nome },
      data: { nome: nome.split(' ')[0] ?? '', codice, numero: incarico.codice, minuti: codiceMinuti },
      key: `incarico-codice:${incarico.id}:${fino.getTime()}`,
    })
    return { a: masked(email), fino: fino.toISOString() }
  }, ctx.tx)
}

/**
 * Whether this is the code that was sent. A wrong one counts even where the call fails, so it stands outside of the call's transaction.
 * @throws 422 on `codice`
 */
export async function checkCode(ctx: PublicCtx, key: string, codice: string): Promise<void> {
  const { incarico } = await mandateOf(ctx, key)
  refuseUnsignable(incarico)
  const { id } = incarico
  // The try is taken before the code is looked at: of two calls at once none gets one for nothing.
  const [row] = await db().incarico.updateManyAndReturn({
    where: { id, codiceHash: { not: null }, codiceProve: { lt: MOST_TRIES } },
    data: { codiceProve: { increment: 1 } },
    select: { codiceHash: true, codiceFino: true, codiceProve: true },
  })
  if (!row?.codiceHash) throw invalidField('codice', 'Chiedi un nuovo codice: questo non vale più.')
  if (!row.codiceFino || row.codiceFino < new Date())
    throw invalidField('codice', 'Il codice è scaduto: chiedine uno nuovo.')
  if (timingSafeEqual(Buffer.from(row.codiceHash), Buffer.from(codeHash(id, codice)))) return
  const left = MOST_TRIES - row.codiceProve
  throw invalidField(
    'codice',
    left > 0
      ? `Il codice non è corretto: hai ancora ${left === 1 ? 'una prova' : `${left} prove`}.`
      : 'Il codice non è corretto, e le prove sono finite: chiedine uno nuovo.',
  )
}
