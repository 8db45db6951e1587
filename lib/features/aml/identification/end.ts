import 'server-only'
import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { addEvent } from '@/lib/features/pratiche/event'
import type { Pratica } from '@/prisma/generated/client'

/** Until yesterday: what was identified is not what there is today. */
export const ended = () => addDays(columnOfDay(todayInRome()), -1)

/** Somebody else asks for the credit: whoever was identified before was not this person, who is identified anew. */
export async function endIdentification(tx: Tx, { id }: Pratica): Promise<void> {
  const { count } = await tx.identificazione.updateMany({
    where: { praticaId: id, completataAt: { not: null }, scadeIl: { gt: ended() } },
    data: { scadeIl: ended(), version: { increment: 1 } },
  })
  if (count === 0) return
  const testo = 'Il nome del richiedente è cambiato: va identificato di nuovo'
  await addEvent(tx, { actor: null }, id, { tipo: 'identificazione', testo, pubblico: false })
}
