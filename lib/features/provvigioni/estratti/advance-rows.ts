import 'server-only'
import type { Tx } from '@/lib/core/db'
import { formatEuro } from '@/lib/core/money'
import type { Ctx } from '@/lib/http/context'
import { closeStatement, payStatement, sendStatement } from './advance'
import type { PayValues } from './schema'

type Row = { _id: string; version: number }
type InTx = Ctx & { tx: Tx }

/** The steps for many chosen in the list; in words, what each got. */
export const closeRow = async (ctx: InTx, row: Row): Promise<string> => {
  const { codice, totale } = await closeStatement(ctx, row)
  return `${codice}, ${formatEuro(totale)}`
}

export const sendRow = async (ctx: InTx, row: Row): Promise<string> => {
  const { codice } = await sendStatement(ctx, row)
  return `${codice} inviato`
}

export const payRow = async (ctx: InTx, row: Row, values: PayValues): Promise<string> => {
  const { totale } = await payStatement(ctx, row, values)
  return `Pagati ${formatEuro(totale)}`
}
