import { summarise } from './present'

it('says nothing where there are no ratings', () => {
  expect(summarise([])).toEqual({ media: null, numero: 0, perStelle: [0, 0, 0, 0, 0] })
})

it('averages to one decimal, half up, and counts from five stars down', () => {
  const counts = [
    { stelle: 5, numero: 10 },
    { stelle: 4, numero: 4 },
  ]
  expect(summarise(counts)).toEqual({ media: 4.7, numero: 14, perStelle: [10, 4, 0, 0, 0] })
  expect(
    summarise([
      { stelle: 4, numero: 3 },
      { stelle: 5, numero: 1 },
    ]).media,
  ).toBe(4.3)
})
