import { fromKey64, toKey64 } from './schema'

test('a key goes into an address and comes back', () => {
  for (const key of ['uploads/2026-11/a.pdf', 'è/ò?&#%.txt', 'a'])
    expect([fromKey64(toKey64(key)), /^[\w-]+$/.test(toKey64(key))]).toEqual([key, true])
})

test('what is no key is none', () => {
  for (const text of ['', '%%%', '_w', `${toKey64('abc')}=`, toKey64('a\0b')])
    expect(fromKey64(text)).toBeNull()
})
