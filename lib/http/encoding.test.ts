import { negotiate } from './encoding'

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
])('who reads %s is sent %s', (accept, encoding) => {
  expect(negotiate(accept)).toBe(encoding)
})
