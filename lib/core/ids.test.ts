import { isId, newId, newIds } from './ids'

const msOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

test('an id is a UUID of version 7 that says when it was made', () => {
  const before = Date.now()
  const id = newId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isId(id)).toBe(true)
  expect(msOf(id)).toBeGreaterThanOrEqual(before)
  expect(msOf(newId(1_000))).toBe(1_000)
})

test('each is greater than the one before, however many in a moment, and also where the clock goes back', () => {
  const ids = newIds(20_000)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000)
  ids.push(...newIds(10_000))
  clock.mockRestore()
  expect(new Set(ids).size).toBe(30_000)
  expect(ids.toSorted()).toEqual(ids)
})
