import { decodeCursor, encodeCursor } from './cursor'

const ID = '01900000-0000-7000-8000-000000000000'
const sort = { field: 'createdAt', desc: true }
const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

it.each<[string, unknown]>([
  ['a date', new Date('2026-11-22T08:00:00.123Z')],
  ['a whole number', 12n],
  ['a text', 'Nicolò'],
  ['a number', 1.5],
  ['nothing', null],
])('finds its place again by %s', (_what, value) => {
  const place = decodeCursor(encodeCursor(sort, { createdAt: value, id: ID }), sort)
  expect(place).toEqual({ value, id: ID, back: false })
})

it.each<[string, string]>([
  ['no JSON', 'xxx'],
  ['no list', Buffer.from('{}').toString('base64url')],
  ['another sort', made('stato', 'x', ID, false)],
  ['no id', made('createdAt', 'x', 'y', false)],
  ['an object', made('createdAt', { length: 1 }, ID, false)],
  ['an instant that no clock shows', made('createdAt', '2026-01-01T25:61:61Z', ID, false)],
  ['a year before ours', made('createdAt', '0000-01-01T00:00:00Z', ID, false)],
  ['half a surrogate pair', made('createdAt', '\ud800', ID, false)],
  ['NUL', made('createdAt', 'a\0b', ID, false)],
])('refuses a cursor with %s', (_what, text) => {
  expect(() => decodeCursor(text, sort)).toThrow(expect.objectContaining({ code: 'malformed' }))
})
