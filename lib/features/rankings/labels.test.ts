import { addends, amountOf, placed, pointsOf, winnersOf } from './labels'

const rule = { pesi: { erogato: 1.5, liquidate: 10, convertite: 0 }, minimo: 1 }

it('adds up what it explains', () => {
  const misure = { erogato: 12_345_678, liquidate: 3, convertite: 9 }
  expect(addends(misure, rule)).toEqual([
    { misura: 'erogato', quanto: 12_345_678, peso: 1.5, punti: 185.19 },
    { misura: 'liquidate', quanto: 3, peso: 10, punti: 30 },
  ])
  expect(pointsOf(misure, rule)).toBe(215.19)
  expect(pointsOf({}, rule)).toBe(0)
  expect(pointsOf({ erogato: -1_000_000 }, rule)).toBe(-15)
})

it('gives one place to equal points, by name, and leaves out the next', () => {
  const rows = [
    { nome: 'Zeno', punti: 8 },
    { nome: 'Ada', punti: 10 },
    { nome: 'Èmma', punti: 8 },
    { nome: 'Bea', punti: 1 },
  ]
  expect(placed(rows).map(({ nome, posizione }) => [posizione, nome])).toEqual([
    [1, 'Ada'],
    [2, 'Èmma'],
    [2, 'Zeno'],
    [4, 'Bea'],
  ])
  expect(placed([])).toEqual([])
})

it('names all who stand first', () => {
  expect(winnersOf(placed([...'BA'].map((nome) => ({ nome, punti: 3 }))))).toBe('A, B')
  expect(winnersOf([])).toBe('')
})

it('asks the minimum of paid cases, or of the work of an office together', () => {
  expect(amountOf('agenti', { liquidate: 2, convertite: 50 })).toBe(2)
  expect(amountOf('contact_center', { contatti: 2, ticket: 3, documenti: 8 })).toBe(5)
})
