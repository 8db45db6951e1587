import { readFileSync } from 'node:fs'

/** The place of the first frame of `stack` in this file, as a text editor counts. */
const placeIn = (stack = '') => /runtime\.test\.ts:(\d+):(\d+)/.exec(stack)?.slice(1).map(Number)

describe('a module that its worker has compiled', () => {
  it('says where an error comes from, by the lines and columns of its file', () => {
    const { stack } = new Error('here')
    const lines = readFileSync(__filename, 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes("Error('here')"))
    expect(placeIn(stack)).toEqual([line + 1, (lines[line]?.indexOf('new Error') ?? 0) + 1])
  })
})
