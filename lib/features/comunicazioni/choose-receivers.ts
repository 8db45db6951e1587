import 'server-only'
import { AppError } from '@/lib/core/errors'
import { agents } from '@/lib/features/agents/resource'
import { findRow } from '@/lib/resources/read'
import type { VerbStep } from '@/lib/resources/verb'

/** Whether a chosen agent can be somebody to whom an announcement is written: nothing is changed. */
export const chooseReceiver: VerbStep<object> = async ({ actor, tx }, { _id }) => {
  const { status } = await findRow(agents, agents.access.read, actor, _id, tx)
  if (status !== 'validated') throw new AppError('conflict', 'Non è attivo: non riceve comunicazioni.')
  return 'Fra i destinatari'
}
