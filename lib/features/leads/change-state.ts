import 'server-only'
import { formatInstant } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { checkAppointment } from '@/lib/features/meetings/rules'
import { callOffAppointment, inviteToAppointment, meetingOfLead } from '@/lib/features/meetings/tell'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Lead, Prisma } from '@/prisma/generated/client'
import { addStep } from './event'
import { leads } from './resource'
import { STATI_LEAD, type StatoLeadInput } from './schema'

/** Contacted, appointment made, lost: with what each step needs. */
export async function changeLeadState(ctx: Ctx, id: string, input: StatoLeadInput): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, input.version)
    const from = STATI_LEAD[before.stato]
    if (!(from.next as readonly string[]).includes(input.to)) {
      throw new AppError('conflict', `Da «${from.label}» non si passa a «${STATI_LEAD[input.to].label}».`)
    }
    const { quando, sovrapposto } = input
    if (input.to === 'appuntamento' && quando)
      await checkAppointment(tx, await meetingOfLead(tx, before), { quando, sovrapposto })
    const isOff = isAhead(before)
    const change = { ...columnsOf(input), ...(isOff && { appuntamentoAt: null }), stato: input.to }
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change, reason: input.motivo })
    await addStep(tx, ctx, before, after, wordsOf(input))
    if (input.to === 'appuntamento') await inviteToAppointment(tx, after)
    if (isOff) await callOffAppointment(tx, before, after)
    return after
  }, ctx.tx)
}

/** A meeting that is still to come is called off by whatever step comes instead of it. */
const isAhead = ({ stato, appuntamentoAt }: Lead) =>
  stato === 'appuntamento' && appuntamentoAt !== null && appuntamentoAt > new Date()

/** What the time line says beside the step. */
const wordsOf = ({ motivo, quando }: StatoLeadInput) => motivo ?? (quando ? formatInstant(quando) : '')

function columnsOf({ to, motivo, quando }: StatoLeadInput): Prisma.LeadUncheckedUpdateInput {
  if (to === 'perso') return { motivoPerso: motivo, chiusoAt: new Date() }
  if (to === 'appuntamento') return { appuntamentoAt: quando, chiusoAt: null }
  return { contattatoAt: new Date(), motivoPerso: null, chiusoAt: null }
}
