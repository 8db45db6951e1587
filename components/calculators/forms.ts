import { addDays, columnOfDay, dayOfColumn, dayOfText, formatDay } from '@/lib/core/dates'

export type Form = {
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
  preferito: boolean
}
type Folder = { _id: string; nome: string; parentId: string | null }
/** Reply of GET /v2/files/mine: a page; the folders come with the first. */
export type Forms = { items: Form[]; nextCursor: string | null; folders: Folder[] }

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

/** The forms of all pages that have come, each once: one that is no longer new has moved to another page meanwhile. */
export const formsOf = (pages: readonly Forms[]): Form[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((form) => [form._id, form])).values(),
]

/** What is good for less than a month more. */
export function dueWords({ validoAl }: Pick<Form, 'validoAl'>, today: string): string | null {
  if (!validoAl) return null
  const soon = dayOfColumn(addDays(columnOfDay(today), SOON_DAYS))
  return dayOfText(validoAl) <= soon ? `Scade il ${formatDay(validoAl)}` : null
}
