import { toEuro } from '@/lib/core/money'
import type { Prisma } from '@/prisma/generated/client'
import type { StatementRow } from './types'

type Fee = Prisma.CompensoSegnalatoreGetPayload<{
  include: {
    pratica: { select: { codice: true } }
    segnalazione: { select: { segnalatoNome: true; segnalatoCognome: true } }
  }
}>

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

/** A fee, with the name of the person as the referrer wrote it: neither whose case it became nor the bank is told to them. */
export const presentFee = ({ id, praticaId, pratica, segnalazione, ...row }: Fee): StatementRow => ({
  _id: id,
  praticaId,
  codice: pratica.codice,
  cliente: `${segnalazione.segnalatoNome} ${segnalazione.segnalatoCognome}`.trim(),
  banca: null,
  quota: 'segnalatore',
  percentuale: Number(row.percentuale) || null,
  importo: toEuro(row.importo),
  storno: row.storno,
  maturataAt: row.maturataAt.toISOString(),
})
