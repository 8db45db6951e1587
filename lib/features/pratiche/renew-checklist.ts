import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Pratica, PraticaPersona } from '@/prisma/generated/client'
import { checklist, personalChecklist } from './checklist'
import { inOrder } from './checklist-rows'

const neededOf = ({ product }: Pratica, { ruolo, tipoLavoro }: PraticaPersona) =>
  ruolo === 'richiedente' ? checklist(product, tipoLavoro) : personalChecklist(ruolo, tipoLavoro)

/** Another role or work asks for other documents; what somebody has already brought stays. */
export async function renewChecklist(
  tx: Tx,
  pratica: Pratica,
  before: PraticaPersona,
  after: PraticaPersona,
): Promise<void> {
  if (before.ruolo === after.ruolo && before.tipoLavoro === after.tipoLavoro) return
  const personaId = after.ruolo === 'richiedente' ? null : after.id
  const [old, needed] = [neededOf(pratica, before), neededOf(pratica, after)]
  const tipi = needed.map(({ tipo }) => tipo)
  const gone = old.map(({ tipo }) => tipo).filter((tipo) => !tipi.includes(tipo))
  const praticaId = pratica.id
  await tx.praticaDocumento.deleteMany({
    where: { praticaId, personaId, tipo: { in: gone }, stato: 'richiesto', fileId: null },
  })
  const there = await tx.praticaDocumento.findMany({
    where: { praticaId, personaId },
    select: { tipo: true },
  })
  const known = new Set(there.map(({ tipo }) => tipo))
  const missing = needed.filter(({ tipo }) => !known.has(tipo))
  await tx.praticaDocumento.createMany({
    data: inOrder(missing).map((doc) => ({ praticaId, personaId, ...doc })),
  })
}
