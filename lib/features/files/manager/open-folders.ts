import 'server-only'
import { db } from '@/lib/core/db'
import { isMeant, type Reader } from '@/lib/features/audiences/is-meant'
import type { AudienceRules } from '@/lib/features/audiences/schema'

export type Folder = { id: string; nome: string; parentId: string | null; pubblico: unknown }

/** All of them, which are few, in the order in which they are shown. */
export const allFolders = (): Promise<Folder[]> =>
  db().fileFolder.findMany({
    orderBy: [{ ordine: 'asc' }, { nome: 'asc' }],
    select: { id: true, nome: true, parentId: true, pubblico: true },
  })

/** The folders whose content an agent may see: each that is for them, as far as all that it stands in are, too. */
export function foldersFor(folders: readonly Folder[], reader: Reader): Set<string> {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const isOpen = ({ pubblico, parentId }: Folder): boolean => {
    if (!isMeant(pubblico as AudienceRules, reader)) return false
    const parent = parentId ? byId.get(parentId) : undefined
    return !parent || isOpen(parent)
  }
  return new Set(folders.filter(isOpen).map(({ id }) => id))
}
