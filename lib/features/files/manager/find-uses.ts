import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'

/** Who uses a file, by the history's name of its kind; texts that lead to it say what they are called. */
type Use = { model: string; recordId: string; field: string; title?: string }

/** Texts that lead to a file by its address. */
const linkedFrom = (tx: Tx, id: string) => {
  const address = `%/v2/files/${id}/content%`
  return tx.$queryRaw<Use[]>`
    SELECT 'News' AS model, id AS "recordId", 'corpo' AS field, titolo AS title FROM news WHERE corpo LIKE ${address}
    UNION ALL SELECT 'Pagine', id, 'corpo', titolo FROM pages WHERE corpo LIKE ${address}
    UNION ALL SELECT 'FAQ', id, 'risposta', domanda FROM faqs WHERE risposta LIKE ${address}
    UNION ALL SELECT 'Comunicazioni', id, 'corpo', titolo FROM comunicazioni WHERE corpo LIKE ${address}
    UNION ALL SELECT 'Formazione', id, 'descrizione', titolo FROM formazione WHERE descrizione LIKE ${address}
    LIMIT 100`
}

/** Where a file is used: what attaches the content of one of its versions, and texts that lead to it. */
export async function findUses(tx: Tx, id: string): Promise<Use[]> {
  const held = await tx.fileUse.findMany({
    where: { file: { versioni: { some: { itemId: id } } }, model: { notIn: ['Files', 'fileVersione'] } },
    orderBy: [{ model: 'asc' }, { recordId: 'asc' }],
    take: 100,
  })
  return [...held, ...(await linkedFrom(tx, id))]
}

/** Why a file is not deleted: "Il file è usato in: News «Tassi in calo». …" */
export function whereUsed(uses: readonly Use[]): string {
  const words = uses.map(({ model, title }) => {
    const what = AUDIT_MODELS[model as AuditModel] ?? 'Documento'
    return title ? `${what} «${title}»` : what
  })
  return `Il file è usato in: ${[...new Set(words)].join(', ')}. Toglilo da lì, oppure archivialo: gli agenti non lo vedono più.`
}
