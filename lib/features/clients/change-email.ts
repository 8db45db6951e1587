import 'server-only'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { requestEmailChange } from '../accounts/change-email'
import { refuseTaken } from './hooks'
import { lockClient } from './lock'

/** The office asks for a new address; who manages all clients may learn whose it is, if it is somebody else's. */
export async function changeEmailByOffice(
  ctx: Ctx,
  id: string,
  { email, version }: { email: string; version: number },
): Promise<void> {
  await withTransaction(async (tx) => {
    await lockClient({ ...ctx, tx }, id, version)
    await refuseTaken(tx, 'email', email, id)
    await requestEmailChange({ ...ctx, tx }, id, email)
  }, ctx.tx)
}
