/** A file that was chosen or dropped, with the folders that it lay in: "Moduli/2026"; empty where it was given alone. */
export type Dropped = { file: File; folder: string }

/** What systems leave in folders for themselves. */
const isHidden = ({ name }: File) =>
  name.startsWith('.') || ['thumbs.db', 'desktop.ini'].includes(name.toLowerCase())

/** Folders by name, and what lies in them; files that were given alone stay in the order in which they were chosen. */
const byPlace = (one: Dropped, other: Dropped) =>
  one.folder.localeCompare(other.folder, 'it') ||
  (one.folder === '' ? 0 : one.file.name.localeCompare(other.file.name, 'it'))

const visible = (files: readonly Dropped[]) =>
  files.filter(({ file, folder }) => folder === '' || !isHidden(file)).sort(byPlace)

/** The files of a folder that was chosen; those that were chosen one by one lie in none. */
export const chosenFiles = (files: readonly File[]): Dropped[] =>
  visible(
    files.map((file) => ({
      file,
      folder: (file.webkitRelativePath ?? '').split('/').slice(0, -1).join('/'),
    })),
  )

/** What was dropped, the content of folders too. Its list is only there while the event is. */
export async function droppedFiles(items: DataTransferItemList): Promise<Dropped[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return visible((await Promise.all(entries.map((entry) => filesOf(entry, '')))).flat())
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function filesOf(entry: FileSystemEntry, folder: string): Promise<Dropped[]> {
  if (!isFolder(entry)) return [{ file: await fileOf(entry as FileSystemFileEntry), folder }]
  const inside = await entriesOf(entry.createReader())
  const path = folder ? `${folder}/${entry.name}` : entry.name
  return (await Promise.all(inside.map((one) => filesOf(one, path)))).flat()
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** Browsers hand a hundred over at a time, and then none. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))]
}
