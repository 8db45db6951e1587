import { AddressLimit } from './address-limit'

it('gives each address so many, and takes each back once', () => {
  const limit = new AddressLimit(2)
  const [first, second] = [limit.take('203.0.113.9'), limit.take('::ffff:203.0.113.9')]
  expect([first, second].every(Boolean)).toBe(true)
  expect(limit.take('203.0.113.9')).toBeNull()
  expect(limit.take('203.0.113.10')).not.toBeNull()
  first?.()
  first?.()
  expect(limit.take('203.0.113.9')).not.toBeNull()
  expect(limit.take('203.0.113.9')).toBeNull()
})
