import { readFileSync } from 'node:fs'
import { testsWith } from '../commands/test-long'

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
