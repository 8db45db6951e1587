import type { AudienceRules } from '@/lib/features/audiences/schema'
import { isLimited } from '@/lib/features/files/manager/schema'

export type Folder = {
  _id: string
  nome: string
  parentId: string | null
  ordine: number
  version: number
  /** Who sees what lies in it, and the same in a few words. */
  pubblico: AudienceRules
  visibileA: string
}
const MOST_LETTERS = 80

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

/** Of a folder and those that it stands in, which keep what lies in it from some; the nearest first. */
export function limitsOn(tree: readonly FolderNode[], id: string | null): FolderNode[] {
  const folder = tree.find(({ _id }) => _id === id)
  if (!folder) return []
  const above = limitsOn(tree, folder.parentId)
  return isLimited(folder.pubblico) ? [folder, ...above] : above
}

/** "La cartella «Direzione» lo mostra solo a: Area manager." */
export const limitWords = (tree: readonly FolderNode[], id: string | null): string =>
  limitsOn(tree, id)
    .map(({ nome, visibileA }) => `La cartella «${nome}» lo mostra solo a: ${visibileA}.`)
    .join(' ')

export const folderOptions = (tree: readonly FolderNode[]) =>
  tree.map(({ _id, path }) => ({ value: _id, label: path }))

/** The names of the folders on a way, as the file manager takes them. */
export const folderNames = (path: string): string[] =>
  path
    .split('/')
    .map((name) => name.trim().slice(0, MOST_LETTERS))
    .flatMap((name) => (name.length === 1 ? [`Cartella ${name}`] : name ? [name] : []))
