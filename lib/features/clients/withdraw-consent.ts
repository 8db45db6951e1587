import 'server-only'
import { CONSENT_TEXT_VERSION } from '@/lib/consents/schema'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { lockClient } from './lock'
import { titleOf, type WithdrawInput } from './schema'

/**
 * Takes a consent back for somebody who asked for it by telephone or letter: one more row of the ledger, and why in
 * the history. Nobody gives a consent for somebody else.
 */
export async function withdrawConsent(ctx: Ctx, clientId: string, input: WithdrawInput): Promise<void> {
  const { kind, motivo } = input
  await withTransaction(async (tx) => {
    const client = await lockClient({ ...ctx, tx }, clientId)
    const last = await tx.consent.findFirst({
      where: { clientId, kind },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    if (!last?.granted) throw new AppError('conflict', 'Questo consenso non è dato.')
    const row = { id: newId(), clientId, kind, granted: false, source: 'ufficio', ip: ctx.ip }
    await tx.consent.create({ data: { ...row, textVersion: CONSENT_TEXT_VERSION } })
    // Why it was done is words about a person: the ledger cannot forget them, the history can.
    await recordCommit(tx, ctx, {
      model: 'Clients',
      label: titleOf(client),
      before: { id: clientId, consenso: kind },
      after: { id: clientId, consenso: `${kind}: ritirato` },
      reason: motivo,
    })
  }, ctx.tx)
}
