import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { CONSENSI_LIBERI, type FreeConsent } from './labels'
import { CONSENT_TEXT_VERSION, type OwnConsentInput, type OwnConsents } from './schema'

const FREE = Object.keys(CONSENSI_LIBERI) as FreeConsent[]
/** Of each kind; the whole ledger is in the export of the own data. */
const SHOWN = 20

/** What a client allows today, kind by kind, and when it was given or taken back. */
export async function ownConsents({ actor }: ClientScope, tx: Tx = db()): Promise<OwnConsents> {
  const rows = await tx.consent.findMany({
    where: { clientId: actor.userId, kind: { in: FREE } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN * FREE.length,
  })
  return {
    items: FREE.map((kind) => {
      const history = rows.filter((row) => row.kind === kind)
      return {
        kind,
        granted: history[0]?.granted ?? false,
        history: history
          .slice(0, SHOWN)
          .map(({ granted, at, textVersion }) => ({ granted, at: at.toISOString(), textVersion })),
      }
    }),
  }
}

/** Writes a new row of the ledger: what was allowed before stays as proof. The same choice twice writes nothing. */
export async function setOwnConsent(ctx: Ctx, { kind, granted }: OwnConsentInput): Promise<void> {
  await withTransaction(async (tx) => {
    const { userId: clientId } = ctx.actor
    // Two switches at once: the second sees what the first wrote.
    await tx.$queryRaw`SELECT id FROM clients WHERE id = ${clientId}::uuid FOR UPDATE`
    const last = await tx.consent.findFirst({
      where: { clientId, kind },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    if ((last?.granted ?? false) === granted) return
    const context = { textVersion: CONSENT_TEXT_VERSION, source: 'area-clienti', ip: ctx.ip, clientId }
    await tx.consent.create({ data: { id: newId(), kind, granted, ...context } })
  }, ctx.tx)
}
