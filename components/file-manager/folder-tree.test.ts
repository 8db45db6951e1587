import { type Folder, folderTree, placesFor } from './folder-tree'

const folder = (_id: string, parentId: string | null = null, ordine = 0): Folder => ({
  ...{ _id, nome: _id.toUpperCase(), parentId, ordine, version: 1 },
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
