import { birthdayProblem } from './birthday'

it.each([
  ['1900-01-01', null],
  ['1980-02-29', null],
  ['2026-11-28', null],
  ['2026-11-29', 'La data di nascita è nel futuro.'],
  ['2999-12-31', 'La data di nascita è nel futuro.'],
  ['1899-12-31', 'La data di nascita è prima del 1900.'],
  ['0980-01-01', 'La data di nascita è prima del 1900.'],
])('somebody born on %s: %s', (day, problem) => expect(birthdayProblem(day, '2026-11-28')).toBe(problem))
