import { addDays, columnOfDay, dayOfColumn, formatDay } from '@/lib/core/dates'
import { fold } from '@/lib/core/text'

type Form = {
  _id: string
  nome: string
  cartella: string | null
  descrizione: string
  tag: string[]
  dimensione: number
  mimetype: string
  versione: number
  aggiornatoIl: string
  validoAl: string | null
  nuovo: boolean
}
type Folder = { _id: string; nome: string; parentId: string | null }
/** Reply of GET /v2/files/mine. */
export type Forms = { items: Form[]; folders: Folder[] }

const SOON_DAYS = 30
const MOST_DEEP = 20

/** Each folder by its id, with those above it: "Mutui / Perizie". */
export function folderNames(folders: readonly Folder[]): Map<string, string> {
  const byId = new Map(folders.map((folder) => [folder._id, folder]))
  const pathOf = (folder: Folder, depth = 0): string => {
    const above = folder.parentId && depth < MOST_DEEP ? byId.get(folder.parentId) : undefined
    return above ? `${pathOf(above, depth + 1)} / ${folder.nome}` : folder.nome
  }
  const named = folders.map((folder) => [folder._id, pathOf(folder)] as const)
  return new Map(named.toSorted(([, a], [, b]) => a.localeCompare(b, 'it')))
}

/** A folder and all below it. */
function within(folders: readonly Folder[], root: string): Set<string> {
  const inside = new Set([root])
  for (let grown = -1; grown !== inside.size; ) {
    grown = inside.size
    for (const { _id, parentId } of folders) if (parentId && inside.has(parentId)) inside.add(_id)
  }
  return inside
}

/** The forms of a folder and those below it, that have all the words; new ones first, then by name. */
export function shownForms({ items, folders }: Forms, asked: { q: string; cartella: string | null }): Form[] {
  const inside = asked.cartella ? within(folders, asked.cartella) : null
  const words = fold(asked.q).split(/\s+/).filter(Boolean)
  return items
    .filter(({ cartella }) => !inside || (cartella !== null && inside.has(cartella)))
    .filter(({ nome, descrizione, tag }) => {
      const text = fold([nome, descrizione, ...tag].join(' '))
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => Number(b.nuovo) - Number(a.nuovo) || a.nome.localeCompare(b.nome, 'it'))
}

/** What is good for less than a month more. */
export function dueWords({ validoAl }: Pick<Form, 'validoAl'>, today: string): string | null {
  if (!validoAl) return null
  const soon = dayOfColumn(addDays(columnOfDay(today), SOON_DAYS))
  return validoAl.slice(0, 10) <= soon ? `Scade il ${formatDay(validoAl)}` : null
}
