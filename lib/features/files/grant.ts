import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { categoriesFor } from '@/lib/features/faq-categories/audience'
import { visibleDocuments, visiblePratiche } from '@/lib/features/pratiche/access'
import type { StoredFile } from '@/prisma/generated/client'

/**
 * Who else than its owner may read a file: whoever sees the document it belongs to, who answers applications for a
 * CV, anybody for published pictures.
 */
export async function mayRead(file: StoredFile, viewer: Actor | null): Promise<boolean> {
  return isCvFor(file, viewer) || (await isPublished(file, viewer)) || (await isOnVisibleCase(file, viewer))
}

/** The CV of an application, for the administrators who see the requests. */
const isCvFor = ({ purpose }: StoredFile, viewer: Actor | null) =>
  purpose === 'cv' && viewer?.role === 'admin' && can(viewer, 'leads_manage')

async function isOnVisibleCase({ id }: StoredFile, viewer: Actor | null): Promise<boolean> {
  const allowed = visiblePratiche(viewer)
  if (allowed === false) return false
  const pratica = allowed === true ? {} : allowed
  const where = { AND: [{ fileId: id, pratica }, visibleDocuments(viewer)] }
  return (await db().praticaDocumento.count({ where })) > 0
}

/** A picture that the site shows: of a news item, an agency, an agent or a bank, or inside a text that the viewer may read. */
async function isPublished({ url, ownerRole }: StoredFile, viewer: Actor | null): Promise<boolean> {
  if (ownerRole !== 'admin') return false
  const within = { contains: url }
  const shown = await Promise.all([
    db().news.count({ where: { published: true, OR: [{ urlImage: url }, { corpo: within }] } }),
    db().agency.count({ where: { urlPhoto: url, published: true } }),
    db().agent.count({ where: { urlPhoto: url, published: true } }),
    db().bank.count({ where: { urlLogo: url } }),
    db().page.count({ where: { corpo: within, published: true } }),
    db().faq.count({ where: { risposta: within, published: true, category: categoriesFor(viewer) } }),
  ])
  return shown.some((count) => count > 0)
}
