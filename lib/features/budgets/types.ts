import type { Anno, RigaAnno } from './schema'

export type MissingCase = {
  _id: string
  codice: string
  cliente: string
  stato: string
  banca: string | null
  importo: number
}
/** Cases that a bank has approved, all and the first of them; euro. */
export type Missing = { total: number; importo: number; items: MissingCase[] }
export type OwnYear = {
  anno: number
  own: Pick<RigaAnno, 'mesi' | 'totale'>
  missing: Missing
  /** The people whom the reader sees besides; null for who sees nobody else. */
  team: Anno | null
}
