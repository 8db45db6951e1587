import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { setting } from '@/lib/settings/read'
import { ALTRO, type Stato } from '@/lib/words/case-states'
import type { StatoInput } from './schema'
import { motiviRifiuto, motiviRitiro } from './settings'

/** How a case ends without being paid out. */
export const CHIUSE_SENZA = ['respinta', 'ritirata'] as const
type ChiusaSenza = (typeof CHIUSE_SENZA)[number]

const isChiusaSenza = (stato: Stato): stato is ChiusaSenza =>
  (CHIUSE_SENZA as readonly Stato[]).includes(stato)

/** The words that the office has chosen for it, and «Altro». */
export const causaliOf = async (stato: ChiusaSenza, tx?: Tx): Promise<string[]> => [
  ...(stato === 'respinta' ? await setting(motiviRifiuto, tx) : await setting(motiviRitiro, tx)),
  ALTRO,
]

/** Those of both, for who looks for cases. */
export async function allCausali(): Promise<string[]> {
  return [...new Set([...(await setting(motiviRifiuto)), ...(await setting(motiviRitiro)), ALTRO])]
}

/** The word of the list that these words are, whatever their letters; «Altro» for all others. */
const among = (list: readonly string[], words = '') =>
  list.find((one) => one.toLowerCase() === words.trim().toLowerCase()) ?? ALTRO

/** The reason that is chosen for this step; who writes it freely, as calls of before the list do, means «Altro». */
export async function causaleOf(tx: Tx, { to, causale, motivo }: StatoInput): Promise<string | null> {
  if (!isChiusaSenza(to)) return null
  const list = await causaliOf(to, tx)
  if (causale === undefined) return among(list, motivo)
  if (!list.includes(causale)) throw invalidField('causale', 'Scegli un motivo dell’elenco.')
  return causale
}

/** The same for many cases that another system brings: their words are those of the list, or «Altro». */
export async function causaliOfImport(tx: Tx): Promise<(to: Stato, words: string) => string | null> {
  const [respinta, ritirata] = [await causaliOf('respinta', tx), await causaliOf('ritirata', tx)]
  const lists = { respinta, ritirata }
  return (to, words) => (isChiusaSenza(to) ? among(lists[to], words) : null)
}
