import 'server-only'
import { addDays, formatInstant } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Lead, Prisma } from '@/prisma/generated/client'
import { addStep } from './event'
import { inviteToAppointment } from './invite-to-appointment'
import { leads } from './resource'
import { MEETS, STATI_LEAD, type StatoLeadInput } from './schema'

/** An appointment may be noted the day after; one further away than two years is taken for a typing error. */
const DAYS_AGO = 1
const DAYS_AHEAD = 731

/** Contacted, appointment made, lost: with what each step needs. */
export async function changeLeadState(ctx: Ctx, id: string, input: StatoLeadInput): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, input.version)
    const from = STATI_LEAD[before.stato]
    if (!(from.next as readonly string[]).includes(input.to)) {
      throw new AppError('conflict', `Da «${from.label}» non si passa a «${STATI_LEAD[input.to].label}».`)
    }
    checkAppointment(input)
    await refuseOverlap(tx, before, input)
    const change = { ...columnsOf(input), stato: input.to }
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change, reason: input.motivo })
    await addStep(tx, ctx, before, after, wordsOf(input))
    if (input.to === 'appuntamento') await inviteToAppointment(tx, after)
    return after
  }, ctx.tx)
}

function checkAppointment({ to, quando }: StatoLeadInput): void {
  if (to !== 'appuntamento' || !quando) return
  const [instant, now] = [new Date(quando), new Date()]
  if (instant < addDays(now, -DAYS_AGO)) throw invalidField('quando', 'L’appuntamento è già passato.')
  if (instant > addDays(now, DAYS_AHEAD))
    throw invalidField('quando', 'L’appuntamento è troppo lontano: al massimo fra due anni.')
}

/** A meeting has no end of its own and takes an hour, as the agenda draws it. */
const LASTS_MS = 3_600_000

/** The agent's other meeting at that time is named, and may be put up with. */
async function refuseOverlap(tx: Tx, { id, agentId }: Lead, { to, quando, sovrapposto }: StatoLeadInput) {
  if (to !== 'appuntamento' || !quando || !agentId || sovrapposto) return
  const at = new Date(quando).getTime()
  const other = await tx.lead.findFirst({
    where: {
      agentId,
      id: { not: id },
      stato: { in: MEETS },
      appuntamentoAt: { gt: new Date(at - LASTS_MS), lt: new Date(at + LASTS_MS) },
    },
    select: { nome: true, cognome: true, appuntamentoAt: true },
    orderBy: { appuntamentoAt: 'asc' },
  })
  if (!other?.appuntamentoAt) return
  const { nome, cognome, appuntamentoAt } = other
  throw invalidField(
    'sovrapposto',
    `${formatInstant(appuntamentoAt)}: c’è già l’appuntamento con ${nome} ${cognome}. Scegli un’altra ora, o conferma qui.`,
  )
}

/** What the time line says beside the step. */
const wordsOf = ({ motivo, quando }: StatoLeadInput) => motivo ?? (quando ? formatInstant(quando) : '')

function columnsOf({ to, motivo, quando }: StatoLeadInput): Prisma.LeadUncheckedUpdateInput {
  if (to === 'perso') return { motivoPerso: motivo, chiusoAt: new Date() }
  if (to === 'appuntamento') return { appuntamentoAt: quando, chiusoAt: null }
  return { contattatoAt: new Date(), motivoPerso: null, chiusoAt: null }
}
