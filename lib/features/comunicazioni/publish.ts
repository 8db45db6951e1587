import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { hasContent } from '@/lib/core/text'
import { audienceRules } from '@/lib/features/audiences/schema'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Comunicazione } from '@/prisma/generated/client'
import { presentStep } from './present'
import { comunicazioni } from './resource'
import type { PublishInput, StepReply } from './schema'

/** The name under which it waits: publishing again sets another time. */
export const publishKey = (id: string) => `comunicazioni.publish:${id}`

/**
 * Publishes a draft now or later; the job freezes who is meant and tells them. A time that has been set may be set anew.
 * @throws 409 stale version or published already, 422 without readers or text, or in the past
 */
export async function publishAnnouncement(ctx: Ctx, id: string, input: PublishInput): Promise<StepReply> {
  const { audience, quando, version, ...given } = input
  return withTransaction(async (tx) => {
    const before = await lockRow(comunicazioni, { ...ctx, tx }, id, version)
    const pubblicaIl = quando ? new Date(quando) : new Date()
    const asked = { ...given, ...audience, pubblicaIl, stato: 'programmata' as const }
    check({ ...before, ...asked }, quando ? pubblicaIl : null, before.stato)
    const after = await writeVerb(comunicazioni, { ...ctx, tx }, { before, change: asked })
    await enqueue(
      tx,
      'comunicazioni.publish',
      { id, by: ctx.actor.userId },
      { jobKey: publishKey(id), runAt: pubblicaIl },
    )
    return presentStep(after)
  }, ctx.tx)
}

type Asked = Pick<Comunicazione, 'corpo' | 'regole' | 'scadeIl' | 'pubblicaIl'>

function check({ corpo, regole, scadeIl, pubblicaIl }: Asked, quando: Date | null, stato: string): void {
  if (stato !== 'bozza' && stato !== 'programmata')
    throw new AppError('conflict', 'La comunicazione è già stata pubblicata.')
  if (!hasContent(corpo)) throw invalidField('corpo', 'Scrivi il testo prima di pubblicarla.')
  if (!audienceRules.shape.regole.safeParse(regole).success) throw invalidField('regole', 'Scegli a chi va.')
  if (quando && quando <= new Date())
    throw invalidField('quando', 'Scegli un momento che deve ancora venire.')
  if (scadeIl && pubblicaIl && scadeIl <= pubblicaIl)
    throw invalidField('scadeIl', 'Scade prima di essere pubblicata: sposta la scadenza.')
}
