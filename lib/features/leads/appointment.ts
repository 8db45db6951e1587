import 'server-only'
import { formatInstant } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { checkAppointment } from '@/lib/features/meetings/rules'
import type { Appuntamento, SpostaInput } from '@/lib/features/meetings/schema'
import { callOffAppointment, inviteToAppointment, meetingOfLead } from '@/lib/features/meetings/tell'
import { announce } from '@/lib/features/pratiche/announce'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Lead } from '@/prisma/generated/client'
import { meetingRows } from './access'
import { addLeadEvent, addStep } from './event'
import { leads } from './resource'
import { MEETS } from './schema'

/**
 * Another time for an appointment, also of a request that has become a case: the person is written to, and their calendar
 * follows.
 * @throws 409 where there is no appointment, 422 for a time that cannot be
 */
export async function moveAppointment(ctx: Ctx, id: string, input: SpostaInput): Promise<Appuntamento> {
  return withTransaction(async (tx) => {
    const before = await lockMeeting(tx, ctx, id, input.version)
    await checkAppointment(tx, await meetingOfLead(tx, before), input)
    const change = { appuntamentoAt: input.quando }
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change })
    const testo = `Appuntamento spostato al ${formatInstant(input.quando)}`
    await addLeadEvent(tx, ctx, id, { tipo: 'appuntamento', testo })
    const daAvvisare = await inviteToAppointment(tx, after, true)
    await tellHost(tx, ctx, after, testo)
    return { ...present(after), daAvvisare }
  }, ctx.tx)
}

/** There will be no meeting: the person is written to. A request goes back to who was contacted; a case stays as it is. */
export async function cancelAppointment(ctx: Ctx, id: string, version: number): Promise<Appuntamento> {
  return withTransaction(async (tx) => {
    const before = await lockMeeting(tx, ctx, id, version)
    const change = {
      appuntamentoAt: null,
      ...(before.stato === 'appuntamento' && { stato: 'contattato' as const }),
    }
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change })
    const testo = `Annullato l’appuntamento del ${formatInstant(before.appuntamentoAt ?? '')}`
    if (after.stato === before.stato) await addLeadEvent(tx, ctx, id, { tipo: 'appuntamento', testo })
    else await addStep(tx, ctx, before, after, testo)
    const daAvvisare = await callOffAppointment(tx, before, after)
    await tellHost(tx, ctx, before, testo)
    return { ...present(after), daAvvisare }
  }, ctx.tx)
}

const present = ({ id, version, appuntamentoAt }: Lead) => ({
  _id: id,
  version,
  quando: appuntamentoAt?.toISOString() ?? null,
})

async function lockMeeting(tx: Tx, ctx: Ctx, id: string, version: number): Promise<Lead> {
  const lead = await lockRow(leads, { ...ctx, tx }, id, version, meetingRows)
  if (!lead.appuntamentoAt || !MEETS.includes(lead.stato))
    throw new AppError('conflict', 'Non c’è un appuntamento: nel frattempo è stato annullato.')
  return lead
}

/** Who meets the person finds in the bell what somebody else has changed; the case is drawn anew where it is open. */
async function tellHost(tx: Tx, { actor }: Ctx, lead: Lead, testo: string): Promise<void> {
  const pratica = lead.praticaId
    ? await tx.pratica.findUniqueOrThrow({ where: { id: lead.praticaId } })
    : null
  if (pratica) await announce(tx, pratica)
  const userId = pratica?.agentId ?? lead.agentId
  if (!userId || userId === actor.userId) return
  await notify(tx, {
    role: 'agent',
    userId,
    titolo: `${lead.nome} ${lead.cognome}`,
    testo,
    href: pratica ? `/agents/reports/pratiche/${pratica.id}` : `/agents/richieste/${lead.id}`,
  })
}
