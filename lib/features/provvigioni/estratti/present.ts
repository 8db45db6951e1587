import { toEuro } from '@/lib/core/money'
import type { Prisma } from '@/prisma/generated/client'
import type { StatementRow } from './types'

type Row = Prisma.ProvvigioneGetPayload<{
  include: {
    pratica: { select: { codice: true; intestatario: true } }
    bank: { select: { nome: true } }
  }
}>

/** A share without what it is a share of: neither the gross nor the other shares leave the office. */
export const presentRow = ({ id, praticaId, pratica, bank, quota, ...row }: Row): StatementRow => ({
  _id: id,
  praticaId,
  codice: pratica.codice,
  cliente: pratica.intestatario,
  banca: bank?.nome ?? null,
  quota,
  percentuale: Number(row.percentuale),
  importo: toEuro(row.importo),
  storno: row.storno,
  maturataAt: row.maturataAt.toISOString(),
})
