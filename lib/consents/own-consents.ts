import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { CONSENSI_PROPRI, type OwnConsent } from './labels'
import { CONSENT_TEXT_VERSION, type OwnConsentInput, type OwnConsents } from './schema'

const KINDS = Object.keys(CONSENSI_PROPRI) as OwnConsent[]
/** Of each kind; the whole ledger is in the export of the own data. */
const SHOWN = 20

/** What a client allows today, kind by kind, and when it was given or taken back. */
export async function ownConsents({ actor }: ClientScope, tx: Tx = db()): Promise<OwnConsents> {
  const rows = await tx.consent.findMany({
    where: { clientId: actor.userId, kind: { in: KINDS } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN * KINDS.length,
  })
  return {
    items: KINDS.map((kind) => {
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

/**
 * Writes a new row of the ledger: what was allowed before stays as proof. The same choice twice writes nothing.
 * @throws 409 for a text that is no longer the one of today, and for data that an open case needs
 */
export async function setOwnConsent(ctx: Ctx, input: OwnConsentInput): Promise<void> {
  const { kind, granted, textVersion = CONSENT_TEXT_VERSION } = input
  if (textVersion !== CONSENT_TEXT_VERSION)
    throw new AppError('conflict', 'Il testo è cambiato: ricarica la pagina e rileggilo.')
  await withTransaction(async (tx) => {
    const { userId: clientId } = ctx.actor
    // Two switches at once: the second sees what the first wrote.
    await tx.$queryRaw`SELECT id FROM clients WHERE id = ${clientId}::uuid FOR UPDATE`
    const last = await tx.consent.findFirst({
      where: { clientId, kind },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    if ((last?.granted ?? false) === granted) return
    if (kind === 'privacy' && !granted) await refuseOpenCase(tx, clientId)
    const context = { textVersion, source: 'area-clienti', ip: ctx.ip, clientId }
    await tx.consent.create({ data: { id: newId(), kind, granted, ...context } })
  }, ctx.tx)
}

/** An open case is a contract that is being carried out: without the data it cannot go on. */
async function refuseOpenCase(tx: Tx, clientId: string): Promise<void> {
  const open = await tx.pratica.findFirst({
    where: { stato: { notIn: ['liquidata', 'respinta', 'ritirata'] }, persone: { some: { clientId } } },
    select: { codice: true },
  })
  if (!open) return
  throw new AppError(
    'conflict',
    `La pratica ${open.codice} è ancora aperta e per seguirla servono i tuoi dati: potrai ritirare questo consenso quando sarà chiusa.`,
  )
}
