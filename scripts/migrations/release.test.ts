import { isAfter, oldestFor } from './release'

it.each([
  ['1.0.0', '1.0.0', false],
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['1.9.9', '1.10.0', false],
  ['2.0.0', '1.99.99', true],
])('%s is after %s: %s', (a, b, after) => {
  expect(isAfter(a, b)).toBe(after)
})

it('what is taken away decides which release is the oldest that works', () => {
  const drop = (since: string) => `-- contract: unused since ${since}\nALTER TABLE a DROP COLUMN b;\n`
  expect(oldestFor(['CREATE TABLE a (b int);'])).toBe('1.0.0')
  expect(oldestFor([drop('1.2.0'), drop('1.10.0') + drop('1.3.0'), drop('1.1.0')])).toBe('1.10.0')
})
