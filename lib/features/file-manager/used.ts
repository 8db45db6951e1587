import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { tellUses, type UsedBy, usesWords } from '@/lib/features/files/used-by'

/** Texts that lead to a file by its address, with the history's name of each kind. */
const linkedFrom = (tx: Tx, id: string) => {
  const address = `%/v2/files/${id}/content%`
  return tx.$queryRaw<{ model: string; recordId: string; field: string }[]>`
    SELECT 'News' AS model, id AS "recordId", 'corpo' AS field FROM news WHERE corpo LIKE ${address}
    UNION ALL SELECT 'Pagine', id, 'corpo' FROM pages WHERE corpo LIKE ${address}
    UNION ALL SELECT 'FAQ', id, 'risposta' FROM faqs WHERE risposta LIKE ${address}
    UNION ALL SELECT 'Comunicazioni', id, 'corpo' FROM comunicazioni WHERE corpo LIKE ${address}
    UNION ALL SELECT 'Formazione', id, 'descrizione' FROM formazione WHERE descrizione LIKE ${address}
    LIMIT 100`
}

/** Where a file is used: what attaches the content of one of its versions, and texts that lead to it. */
export async function usesOfItem(viewer: Actor, id: string, tx: Tx = db()): Promise<UsedBy> {
  const held = await tx.fileUse.findMany({
    where: { file: { versioni: { some: { itemId: id } } }, model: { notIn: ['Files', 'fileVersione'] } },
    orderBy: [{ model: 'asc' }, { recordId: 'asc' }],
    take: 100,
  })
  return tellUses(viewer, [...held, ...(await linkedFrom(tx, id))])
}

export const whereUsed = (used: UsedBy) =>
  `Il file è usato in: ${usesWords(used)}. Toglilo da lì, oppure archivialo: gli agenti non lo vedono più.`
