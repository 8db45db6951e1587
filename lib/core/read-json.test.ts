import { AppError } from './errors'
import { MOST_LEVELS, MOST_VALUES, readJson } from './read-json'

const nested = (depth: number, [open, close] = ['[', ']']) => open.repeat(depth) + close.repeat(depth)

function statusOf(text: string): number {
  try {
    readJson(text)
    return 200
  } catch (error) {
    return error instanceof AppError ? error.status : 500
  }
}

describe('JSON from outside', () => {
  it('is read as it is written', () => {
    const value = { a: [1, 'b,:[{"', null, { c: '\\"[[[[[' }], d: '\u00e8 ]}' }
    expect(readJson(JSON.stringify(value))).toEqual(value)
    expect(readJson(nested(MOST_LEVELS))).toHaveLength(1)
    expect(readJson(`"${'['.repeat(50_000)}"`)).toHaveLength(50_000)
  })

  it.each([
    ['a level too many', nested(MOST_LEVELS + 1), 400],
    ['ten kilobytes of lists in each other', nested(5_000), 400],
    ['20,000 levels', nested(20_000), 400],
    ['objects in each other', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400],
    ['lists that never end', '['.repeat(500_000), 400],
    ['a list as long as a body may be', `[${'1,'.repeat(490_000)}1]`, 413],
    ['as many names', `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`).join(',')}}`, 413],
    ['empty lists side by side', `[${'[],'.repeat(MOST_VALUES)}[]]`, 413],
    ['nothing', '', 400],
    ['half of a text', '{"a":"', 400],
  ])('%s', (_what, text, status) => {
    expect(statusOf(text)).toBe(status)
  })

  it('is measured in a moment', () => {
    const start = performance.now()
    for (const text of [nested(500_000), `[${'1,'.repeat(490_000)}1]`, `"${'\\\\'.repeat(490_000)}"`])
      statusOf(text)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
