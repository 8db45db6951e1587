import 'server-only'
import type { Tx } from '@/lib/core/db'
import { percentOf } from '@/lib/finance/exact'
import type { Pratica } from '@/prisma/generated/client'

type Agreed = { compensoFisso: bigint; compensoPct: { toString(): string } }

/** What an agreement pays for a case, cents: the fixed part, and its percent of the amount paid out, half-up. */
export const feeOf = ({ compensoFisso, compensoPct }: Agreed, erogato: bigint | null): bigint =>
  compensoFisso + BigInt(percentOf(Number(erogato ?? 0n), Number(compensoPct)))

const referralOf = (tx: Tx, praticaId: string) =>
  tx.segnalazione.findFirst({
    where: { lead: { praticaId }, segnalatoreId: { not: null } },
    include: { segnalatore: true },
  })

/** A case that is paid out owes the fee to who presented its client, where an agreement was in force on that day. */
export async function accrueReferral(
  tx: Tx,
  { id, importoErogato, dataLiquidazione }: Pick<Pratica, 'id' | 'importoErogato' | 'dataLiquidazione'>,
): Promise<void> {
  const referral = await referralOf(tx, id)
  if (!referral?.segnalatore) return
  await tx.segnalazione.update({
    where: { id: referral.id },
    data: {
      compenso: feeOf(referral.segnalatore, importoErogato),
      compensoAt: dataLiquidazione ?? new Date(),
    },
  })
}

/** What was paid out is taken back: nothing is owed for it. */
export async function reverseReferral(tx: Tx, praticaId: string): Promise<void> {
  await tx.segnalazione.updateMany({
    where: { lead: { praticaId }, compenso: { not: null } },
    data: { compenso: null, compensoAt: null },
  })
}
