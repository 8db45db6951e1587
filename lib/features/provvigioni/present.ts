import { toEuro } from '@/lib/core/money'
import type { Provvigione } from '@/prisma/generated/client'
import type { StornoReply } from './schema'

export const presentStorno = (row: Provvigione): StornoReply => ({
  _id: row.id,
  praticaId: row.praticaId,
  quota: row.quota,
  importo: toEuro(row.importo),
  storno: row.storno,
  stornaId: row.stornaId,
  motivo: row.motivo,
  maturataAt: row.maturataAt.toISOString(),
})
