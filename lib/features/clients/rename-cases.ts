import 'server-only'
import type { Tx } from '@/lib/core/db'

type Named = { id: string; nome: string; cognome: string }

/** The name that the cases of a client are listed under, and their forecasts: kept with them, so that lists need no join. */
export async function renameCases(tx: Tx, { id, nome, cognome }: Named): Promise<void> {
  const intestatario = `${nome} ${cognome}`
  const cases = await tx.pratica.updateManyAndReturn({
    where: {
      persone: { some: { clientId: id, ruolo: 'richiedente' } },
      intestatario: { not: intestatario },
    },
    data: { intestatario },
    select: { id: true },
  })
  await tx.prediction.updateMany({
    where: { praticaId: { in: cases.map((one) => one.id) } },
    data: { cliente: intestatario },
  })
}
