import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Pratica } from '@/prisma/generated/client'
import { feeOf } from './fee'
import { payeeOf } from './in-force'

type Payment = { maturazione: number; maturataAt: Date }

/**
 * A case that is paid out owes the fee to who presented its client, where an agreement was in force on the day of the referral:
 * only then does the referral name one. The same payment owes it once.
 */
export async function accrueReferral(
  tx: Tx,
  { id: praticaId, importoErogato }: Pick<Pratica, 'id' | 'importoErogato'>,
  payment: Payment,
): Promise<void> {
  const referral = await tx.segnalazione.findFirst({
    where: { lead: { praticaId }, segnalatoreId: { not: null } },
    include: { segnalatore: true },
  })
  if (!referral?.segnalatore) return
  const importo = feeOf(referral.segnalatore, importoErogato)
  if (importo === 0n) return
  await tx.compensoSegnalatore.create({
    data: {
      ...payment,
      id: newId(),
      praticaId,
      segnalazioneId: referral.id,
      segnalatoreId: await payeeOf(tx, referral.segnalatore),
      percentuale: referral.segnalatore.compensoPct,
      importo,
    },
  })
}

/** What was paid out is taken back: of each fee that stands, one row with a minus that names it. */
export async function reverseReferral(tx: Tx, praticaId: string, maturataAt: Date): Promise<void> {
  const open = await tx.compensoSegnalatore.findMany({
    where: { praticaId, storno: false, stornoDi: null },
    orderBy: { id: 'asc' },
  })
  await tx.compensoSegnalatore.createMany({
    data: open.map(({ id: stornaId, segnalazioneId, segnalatoreId, maturazione, percentuale, importo }) => ({
      id: newId(),
      praticaId,
      segnalazioneId,
      segnalatoreId,
      maturazione,
      percentuale,
      stornaId,
      importo: -importo,
      storno: true,
      maturataAt,
    })),
  })
}
