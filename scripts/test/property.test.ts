import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../migrations/files'

/** The test files of the product that have these words. */
function testsWith(words: string): string[] {
  const below = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(ROOT, folder, file),
    )
  return ['components', 'lib']
    .flatMap(below)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(words))
}

const count = (text: string, what: RegExp) => [...text.matchAll(what)].length

it('every property asks runs() how many values to try, so that the long run has more', () => {
  const files = testsWith('fc.assert(')
  expect(files.length).toBeGreaterThan(5)
  const without = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return count(text, /fc\.assert\(/g) !== count(text, /\bruns\(\d/g)
  })
  expect(without).toEqual([])
})
