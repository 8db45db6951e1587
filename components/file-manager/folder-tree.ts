export type Folder = { _id: string; nome: string; parentId: string | null; ordine: number; version: number }
export type FolderNode = Folder & {
  depth: number
  /** Its own name after those that it stands in: "Mutui / Istruttoria". */
  path: string
}

/** Folders as a tree is read: each before what stands in it, sisters by their order and name. */
export function folderTree(folders: readonly Folder[]): FolderNode[] {
  const below = (parentId: string | null, depth: number, way: string): FolderNode[] =>
    folders
      .filter((folder) => folder.parentId === parentId)
      .sort((a, b) => a.ordine - b.ordine || a.nome.localeCompare(b.nome, 'it'))
      .flatMap((folder) => {
        const path = way + folder.nome
        return [{ ...folder, depth, path }, ...below(folder._id, depth + 1, `${path} / `)]
      })
  return below(null, 0, '')
}

/** Where a folder may go: not into itself, nor into what stands in it. */
export function placesFor(tree: readonly FolderNode[], moved: FolderNode | null): FolderNode[] {
  if (!moved) return [...tree]
  const inside = `${moved.path} / `
  return tree.filter(({ _id, path }) => _id !== moved._id && !path.startsWith(inside))
}

export const folderOptions = (tree: readonly FolderNode[]) =>
  tree.map(({ _id, path }) => ({ value: _id, label: path }))
