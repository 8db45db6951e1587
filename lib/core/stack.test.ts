import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceStack } from './stack'

const folder = mkdtempSync(path.join(tmpdir(), 'stack-'))
const chunk = path.join(folder, '[root-of-the-server]__a b.js')

// Column 1 is line 1, column 1 of the source; column 11 is its line 5, column 3.
const MAP = {
  version: 3,
  names: [],
  mappings: 'AAAA,UAIE',
  sources: ['turbopack:///[project]/lib/core/uno.ts'],
}

beforeAll(() => {
  writeFileSync(`${chunk}.map`, JSON.stringify(MAP))
  writeFileSync(path.join(folder, 'broken.js.map'), '{')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a stack in terms of the sources', () => {
  it.each([
    ['a named frame', `    at async Uno.due (${chunk}:1:12)`, '    at async Uno.due (lib/core/uno.ts:5:3)'],
    ['a bare frame', `    at ${chunk}:1:1`, '    at lib/core/uno.ts:1:1'],
    ['an address', `    at due (${pathToFileURL(chunk)}:1:12)`, '    at due (lib/core/uno.ts:5:3)'],
  ])('knows %s', (_, frame, expected) => {
    expect(sourceStack(`Error: no\n${frame}`)).toBe(`Error: no\n${expected}`)
    // The second time it is remembered.
    rmSync(`${chunk}.map`)
    expect(sourceStack(frame)).toBe(expected)
    writeFileSync(`${chunk}.map`, JSON.stringify(MAP))
  })

  it('leaves alone what has no map, or none that can be read', () => {
    const stack = [
      'TypeError: due (1:2) at /una/frase:3:4',
      `    at due (${path.join(folder, 'plain.js')}:1:2)`,
      `    at due (${path.join(folder, 'broken.js')}:1:2)`,
      '    at node:internal/process/task_queues:95:5',
      '    at <anonymous>',
    ].join('\n')
    expect(sourceStack(stack)).toBe(stack)
  })
})
