import { chosenFiles, droppedFiles } from './dropped-files'

type Tree = { [name: string]: Tree | null }

/** An entry as browsers hand it over: the content of a folder in portions, the last one empty. */
function entry(name: string, content: Tree | null): FileSystemEntry {
  if (content === null)
    return {
      name,
      isDirectory: false,
      file: (give: (file: File) => void) => give(new File([], name)),
    } as never
  const inside = Object.entries(content).map(([inner, below]) => entry(inner, below))
  const portions = [inside.slice(0, 1), inside.slice(1), []]
  const readEntries = (give: (entries: FileSystemEntry[]) => void) => give(portions.shift() ?? [])
  return { name, isDirectory: true, createReader: () => ({ readEntries }) } as never
}

const places = (files: Awaited<ReturnType<typeof droppedFiles>>) =>
  files.map(({ file, folder }) => [folder, file.name].filter(Boolean).join('/'))

test('a dropped folder keeps its structure, without what systems leave in it', async () => {
  const dropped = {
    'solo.pdf': null,
    Moduli: { 'b.pdf': null, '.DS_Store': null, '2026': { 'a.pdf': null } },
  }
  const items = Object.entries(dropped).map(([name, content]) => ({
    webkitGetAsEntry: () => entry(name, content),
  }))
  const files = await droppedFiles(items as unknown as DataTransferItemList)
  expect(places(files)).toEqual(['solo.pdf', 'Moduli/b.pdf', 'Moduli/2026/a.pdf'])
})

test('so does a folder that was chosen', () => {
  const file = (path: string) =>
    Object.assign(new File([], path.split('/').at(-1) ?? ''), { webkitRelativePath: path })
  const files = chosenFiles([file('Moduli/2026/a.pdf'), file('Moduli/Thumbs.db'), new File([], 'solo.pdf')])
  expect(places(files)).toEqual(['solo.pdf', 'Moduli/2026/a.pdf'])
})
