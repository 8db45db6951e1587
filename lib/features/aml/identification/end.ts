import 'server-only'
import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { addEvent } from '@/lib/features/pratiche/event'
import type { Pratica } from '@/prisma/generated/client'

/** Until yesterday: what was identified is not what there is today. */
export const ended = () => addDays(columnOfDay(todayInRome()), -1)

const WORDS = {
  richiedente: 'Il nome del richiedente è cambiato: va identificato di nuovo',
  cointestatario: 'Un cointestatario non è ancora identificato: l’identificazione va completata',
}

/** Somebody else asks for the credit, alone or together: whoever was identified before was not this person. */
export async function endIdentification(tx: Tx, { id }: Pratica, ruolo: keyof typeof WORDS): Promise<void> {
  const { count } = await tx.identificazione.updateMany({
    where: { praticaId: id, completataAt: { not: null }, scadeIl: { gt: ended() } },
    data: { scadeIl: ended(), version: { increment: 1 } },
  })
  if (count === 0) return
  const event = { tipo: 'identificazione', testo: WORDS[ruolo], pubblico: false } as const
  await addEvent(tx, { actor: null }, id, event)
}
