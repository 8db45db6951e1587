import 'server-only'
import { formatInstant } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { checkAppointment } from '@/lib/features/meetings/rules'
import type { Appuntamento, SpostaInput } from '@/lib/features/meetings/schema'
import { callOffMeeting, inviteToMeeting, meetingOfCase } from '@/lib/features/meetings/tell'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import { isAperta } from '@/lib/words/case-states'
import type { Pratica } from '@/prisma/generated/client'
import { addEvent } from './event'
import { pratiche } from './resource'

/** What the time line says of a person who could not be written to. */
const NOT_TOLD = 'Il cliente non ha un’e-mail: va avvisato a voce.'
const wordsOf = (words: string, daAvvisare: boolean) => (daAvvisare ? `${words}. ${NOT_TOLD}` : words)

/**
 * Makes a meeting with the person of an open case, or puts it at another time, also where the case has been closed meanwhile: the
 * person is written to, and their calendar follows.
 * @throws 409 for one of a closed case that is not ahead, or where nobody follows it, 422 for a time that cannot be
 */
export async function fixCaseAppointment(ctx: Ctx, id: string, input: SpostaInput): Promise<Appuntamento> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, input.version)
    const isMoved = before.appuntamentoAt !== null && before.appuntamentoAt > new Date()
    if (!isMoved && !isAperta(before.stato)) throw new AppError('conflict', 'La pratica è chiusa.')
    if (!before.agentId)
      throw new AppError('conflict', 'La pratica non ha un agente: affidala, poi fissa l’appuntamento.')
    await checkAppointment(tx, before, input)
    const change = { appuntamentoAt: new Date(input.quando), ultimaAttivita: new Date() }
    const after = await writeVerb(pratiche, { ...ctx, tx }, { before, change })
    const daAvvisare = await inviteToMeeting(tx, await meetingOfCase(tx, after), { spostato: isMoved })
    const words = `Appuntamento ${isMoved ? 'spostato al' : 'fissato per'} ${formatInstant(input.quando)}`
    await tell(tx, ctx, after, wordsOf(words, daAvvisare))
    return { ...present(after), daAvvisare }
  }, ctx.tx)
}

/** There will be no meeting: the person is written to. @throws 409 where there is none */
export async function cancelCaseAppointment(ctx: Ctx, id: string, version: number): Promise<Appuntamento> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, version)
    if (!before.appuntamentoAt)
      throw new AppError('conflict', 'Non c’è un appuntamento: nel frattempo è stato annullato.')
    const after = await writeVerb(pratiche, { ...ctx, tx }, { before, change: { appuntamentoAt: null } })
    const daAvvisare = await callOffMeeting(tx, await meetingOfCase(tx, before), after.version)
    const words = `Annullato l’appuntamento del ${formatInstant(before.appuntamentoAt)}`
    await tell(tx, ctx, after, wordsOf(words, daAvvisare))
    return { ...present(after), daAvvisare }
  }, ctx.tx)
}

const present = ({ id, version, appuntamentoAt }: Pratica) => ({
  _id: id,
  version,
  quando: appuntamentoAt?.toISOString() ?? null,
})

/** The time line of the case, and in the bell who meets the person, where somebody else did it. */
async function tell(tx: Tx, ctx: Ctx, { id, intestatario, agentId }: Pratica, testo: string): Promise<void> {
  await addEvent(tx, ctx, id, { tipo: 'appuntamento', testo, pubblico: false })
  if (!agentId || agentId === ctx.actor.userId) return
  const href = `/agents/reports/pratiche/${id}`
  await notify(tx, { role: 'agent', userId: agentId, titolo: intestatario, testo, href })
}
