import { allocate } from './schema'
import { stagionalita } from './settings'

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

it('shares an amount by its shares, to the euro', () => {
  expect(allocate(1_000, [50, 30, 20])).toEqual([500, 300, 200])
  // 333.33 each would lose a euro: what rounding leaves goes to the first of the largest.
  expect(allocate(1_000, [1, 1, 1])).toEqual([400, 300, 300])
  expect(allocate(10, [1, 1, 1], 1)).toEqual([4, 3, 3])
})

it.each([0, 1, 99, 100, 1_234_567, 999_999.5])('gives away all of %d', (amount) => {
  expect(sum(allocate(amount, stagionalita.initial))).toBeCloseTo(amount, 6)
  expect(sum(allocate(amount, [0, 0, 0]))).toBeCloseTo(amount, 6)
})

it('has a seasonality of 100 in all, and takes no other', () => {
  const { schema, initial, form } = stagionalita
  expect(sum(initial)).toBe(100)
  expect(form.fromForm(form.toForm(initial))).toEqual(initial)
  expect(schema.safeParse(initial.with(0, 8)).success).toBe(false)
  expect(schema.safeParse(initial.slice(1)).success).toBe(false)
})
