import 'server-only'
import { addDays, formatInstant } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Lead, Prisma } from '@/prisma/generated/client'
import { addStep } from './event'
import { leads } from './resource'
import { STATI_LEAD, type StatoLeadInput } from './schema'

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
    const change = { ...columnsOf(input), stato: input.to }
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change, reason: input.motivo })
    await addStep(tx, ctx, before, after, wordsOf(input))
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

/** What the time line says beside the step. */
const wordsOf = ({ motivo, quando }: StatoLeadInput) => motivo ?? (quando ? formatInstant(quando) : '')

function columnsOf({ to, motivo, quando }: StatoLeadInput): Prisma.LeadUncheckedUpdateInput {
  if (to === 'perso') return { motivoPerso: motivo, chiusoAt: new Date() }
  if (to === 'appuntamento') return { appuntamentoAt: quando, chiusoAt: null }
  return { contattatoAt: new Date(), motivoPerso: null, chiusoAt: null }
}
