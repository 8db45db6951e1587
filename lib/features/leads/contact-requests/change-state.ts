import 'server-only'
import { formatInstant } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { ContactRequest, StatoLead } from '@/prisma/generated/client'
import { tell } from './ask-appointment'
import { requests } from './resource'
import { STATI_RICHIESTA, type StatoRichiestaInput } from './schema'

const STEPS: Partial<Record<StatoLead, { label: string; next: readonly StatoLead[] }>> = STATI_RICHIESTA

/** Contacted, closed, taken up again. */
export async function changeRequestState(ctx: Ctx, id: string, input: StatoRichiestaInput): Promise<void> {
  await withTransaction(async (tx) => {
    // The engine changes no request; who may read one may answer it.
    const before = await lockRow(requests, { ...ctx, tx }, id, input.version, requests.access.read)
    const from = STEPS[before.stato]
    const { label } = STATI_RICHIESTA[input.to]
    if (!from?.next.includes(input.to))
      throw new AppError('conflict', `Da «${from?.label ?? before.stato}» non si passa a «${label}».`)
    const note = [lineOf(ctx, before, input), before.note].filter(Boolean).join('\n')
    const after = await tx.contactRequest.update({
      where: { id },
      data: { stato: input.to, note, version: before.version + 1 },
    })
    if (input.to === 'contattato') await tell(tx, ctx, after, 'Risposto alla richiesta di appuntamento')
  }, ctx.tx)
}

/** Requests have no history of their own: each step leaves a line that says when, who and what. */
function lineOf({ actor }: Ctx, { stato }: ContactRequest, { to, note }: StatoRichiestaInput): string {
  const step = stato === 'perso' ? 'riaperta' : STATI_RICHIESTA[to].label.toLowerCase()
  const who = `${actor.nome} ${actor.cognome}`
  // A line is a step: what was typed on several lines is kept on one.
  const words = note?.replace(/\s*\n\s*/g, ' ')
  return [formatInstant(new Date()), who, step, words].filter(Boolean).join(' · ')
}
