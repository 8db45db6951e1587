import { EVERYBODY } from '@/lib/features/files/manager/schema'
import { type Folder, folderNames, folderTree, limitWords, placesFor } from './folder-tree'

const folder = (_id: string, parentId: string | null = null, ordine = 0): Folder => ({
  _id,
  nome: _id.toUpperCase(),
  parentId,
  ordine,
  version: 1,
  pubblico: EVERYBODY,
  visibileA: 'Tutta la rete',
})

test('a tree is read from the top, and nothing goes into itself', () => {
  const tree = folderTree([folder('c', 'b'), folder('b'), folder('a', null, 1), folder('ba')])
  expect(tree.map(({ path, depth }) => [path, depth])).toEqual([
    ['B', 0],
    ['B / C', 1],
    ['BA', 0],
    ['A', 0],
  ])
  const [b] = tree
  expect(placesFor(tree, b ?? null).map(({ path }) => path)).toEqual(['BA', 'A'])
})

test('names of folders are as the file manager takes them', () => {
  expect(folderNames('Moduli/A/ 2026 /')).toEqual(['Moduli', 'Cartella A', '2026'])
  expect([folderNames(''), folderNames('x'.repeat(90))[0]?.length]).toEqual([[], 80])
})

test('a file is told which folders limit it, however far above', () => {
  const pubblico = { regole: [{ tipo: 'figura' as const, valori: ['area_manager'] }], escludi: [] }
  const closed = { ...folder('a'), pubblico, visibileA: 'Area manager' }
  const tree = folderTree([closed, folder('b', 'a'), folder('c')])
  expect(limitWords(tree, 'b')).toBe('La cartella «A» lo mostra solo a: Area manager.')
  expect([limitWords(tree, 'c'), limitWords(tree, null)]).toEqual(['', ''])
})
