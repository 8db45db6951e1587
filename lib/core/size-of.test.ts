import { sizeOf } from './size-of'

it('grows with what is in a value', () => {
  expect(sizeOf('x'.repeat(1_000))).toBeGreaterThanOrEqual(1_000)
  expect(sizeOf([{ a: 'x'.repeat(1_000) }, null])).toBeGreaterThanOrEqual(1_000)
  expect(sizeOf(new Map([['x'.repeat(500), { b: 'x'.repeat(500) }]]))).toBeGreaterThanOrEqual(1_000)
  expect(sizeOf({ bytes: new Uint8Array(1_000) })).toBeGreaterThanOrEqual(1_000)
  expect(sizeOf([new Date(), 1, true, undefined])).toBeLessThan(200)
})
