import 'server-only'
import { db, withTransaction } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { idOfName } from '@/lib/settings/setting-id'

/** What only somebody who has tried it knows; the history keeps when, and who. */
const LABELS = {
  posta: 'Prova della posta riuscita',
  deposito: 'Prova dell’archivio dei file riuscita',
  copia: 'Copia di sicurezza vista',
} as const
export type Proof = keyof typeof LABELS
const PROOFS = Object.keys(LABELS) as Proof[]

const refOf = (proof: Proof) => idOfName(`setup:${proof}`)

/** Notes that something was tried and works. */
export async function noteProof(ctx: Ctx, proof: Proof): Promise<void> {
  await withTransaction(async (tx) => {
    const after = { id: refOf(proof), alle: new Date().toISOString() } as { id: string }
    await recordCommit(tx, ctx, { model: 'Impostazioni', label: LABELS[proof], after })
  }, ctx.tx)
}

/** When each was last tried with success; what never was is not there. */
export async function doneAt(): Promise<Map<Proof, Date>> {
  const rows = await db().commit.groupBy({
    by: ['ref'],
    where: { ref: { in: PROOFS.map(refOf) } },
    _max: { createdAt: true },
  })
  const byRef = new Map(rows.map(({ ref, _max }) => [ref, _max.createdAt]))
  return new Map(
    PROOFS.flatMap((proof) => {
      const at = byRef.get(refOf(proof))
      return at ? [[proof, at] as const] : []
    }),
  )
}
