import 'server-only'
import { CONSENT_DAYS } from '@/lib/consents/labels'
import { writeConsents } from '@/lib/consents/mutations'
import { addDays, yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { lockPerson } from '@/lib/core/person-lock'
import { agreementOf } from '@/lib/features/provvigioni/segnalatori/in-force'
import type { PublicCtx } from '@/lib/http/context'
import { consumeIn, type RateLimit } from '@/lib/http/rate-limit'
import { optionalPhone, phoneWithNote } from '@/lib/italian/phone'
import { setting } from '@/lib/settings/read'
import type { Agent, Prisma, Segnalazione } from '@/prisma/generated/client'
import { askReferred, tellAgent, thankReferrer } from './notify'
import type { SegnalazioneInput } from './schema'
import { segnalazioniCompensate } from './settings'

/** Each referral writes to a person who has not asked: nobody needs to write to more in a day. */
const REFERRER_LIMIT: RateLimit = { name: 'segnalazioni-mittente', points: 20, seconds: 86_400 }

/**
 * A person presented to an agent by somebody who knows them. Nobody calls before they agree: they get a link,
 * once in 30 days however often they are presented by e-mail; the referrer gets a code, the agent a warning.
 */
export async function createReferral(ctx: PublicCtx, input: SegnalazioneInput): Promise<Segnalazione> {
  const base = columnsOf(input)
  return withTransaction(async (tx) => {
    const agent = await agentOf(tx, input.agentId)
    await consumeIn(tx, REFERRER_LIMIT, base.segnalanteEmail.toLowerCase())
    await lockPerson(tx, 'segnalazione', { telefono: base.segnalatoTel, email: base.segnalatoEmail })
    // What knows only a telephone joins nothing: its receipt brings a link, and without it would tell whose number is known.
    const earlier = base.segnalatoEmail ? await earlierReferral(tx, base) : null
    const segnalatoreId = earlier ? null : await payeeOf(tx, base.segnalanteEmail)
    const row = await tx.segnalazione.create({
      data: { ...base, segnalatoreId, agentId: earlier?.agentId ?? agent.id, ...answerOf(earlier) },
    })
    await writeConsents(tx, {
      consents: input.consents,
      source: 'segnalazione',
      ip: ctx.ip,
      subjectRef: row.id,
    })
    await thankReferrer(tx, row)
    if (earlier) {
      await askByNewAddress(tx, earlier, row)
      return row
    }
    await askReferred(tx, row, agent)
    await tellAgent(tx, row, agent)
    return row
  }, ctx.tx)
}

/**
 * Whose agreement pays for it: one in force today, in an installation that pays referrers at all. Of a person who was presented
 * before the first referral counts.
 */
async function payeeOf(tx: Tx, email: string): Promise<string | null> {
  if (!(await setting(segnalazioniCompensate, tx))) return null
  return (await agreementOf(tx, email))?.id ?? null
}

async function agentOf(tx: Tx, id: string): Promise<Agent> {
  const agent = await tx.agent.findFirst({ where: { id, status: 'validated', published: true } })
  if (!agent) throw invalidField('agentId', 'Questo agente non c’è o non è più attivo.')
  return agent
}

function columnsOf({ segnalante, segnalato, partner, ...input }: SegnalazioneInput) {
  const called = phoneWithNote(segnalato.telefono, 'segnalato.telefono', input.note ?? '')
  const { telefono: segnalatoTel, note } = called
  const segnalanteTel = optionalPhone(segnalante.telefono, 'segnalante.telefono')
  if (segnalatoTel === segnalanteTel)
    throw invalidField('segnalato.telefono', 'È il tuo numero: serve quello della persona che presenti.')
  return {
    id: newId(),
    codice: `S${yearCode()}-${newCode(7)}`,
    partner: partner ?? null,
    segnalanteNome: segnalante.nome,
    segnalanteCognome: segnalante.cognome,
    segnalanteEmail: segnalante.email,
    segnalanteTel,
    segnalatoNome: segnalato.nome,
    segnalatoCognome: segnalato.cognome,
    segnalatoEmail: segnalato.email ?? null,
    segnalatoTel,
    note,
  } satisfies Omit<Prisma.SegnalazioneUncheckedCreateInput, 'agentId'>
}

type Person = Pick<Segnalazione, 'segnalatoTel' | 'segnalatoEmail'>

function earlierReferral(tx: Tx, { segnalatoTel, segnalatoEmail }: Person): Promise<Segnalazione | null> {
  const same = [{ segnalatoTel }, ...(segnalatoEmail ? [{ segnalatoEmail }] : [])]
  return tx.segnalazione.findFirst({
    where: { createdAt: { gte: addDays(new Date(), -CONSENT_DAYS) }, OR: same },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}

/** The first referral knew a telephone only, this one brings the address: now the person can be asked. */
async function askByNewAddress(tx: Tx, earlier: Segnalazione, row: Segnalazione): Promise<void> {
  if (earlier.segnalatoEmail || !row.segnalatoEmail || earlier.consensoAt || earlier.rifiutoAt) return
  const { agent, ...asked } = await tx.segnalazione.update({
    where: { id: earlier.id },
    data: { segnalatoEmail: row.segnalatoEmail },
    include: { agent: true },
  })
  await askReferred(tx, asked, agent)
}

/** Who joins an earlier referral shares its answer, when there is one already. */
const answerOf = (earlier: Segnalazione | null) =>
  earlier && {
    stato: earlier.stato,
    consensoAt: earlier.consensoAt,
    rifiutoAt: earlier.rifiutoAt,
  }
