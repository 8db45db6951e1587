import { EARLY } from './terms'

it('finds in its address every figure that was written, the costs beside the months', () => {
  const { start, toQuery, fromQuery } = EARLY
  const terms = { ...start, durata: 84, costi: { ...start.costi, durata: 333.33, imposte: 16 } }
  const written = Object.entries(toQuery(terms)).filter(([, text]) => text !== '')
  expect(fromQuery(new URLSearchParams(written as [string, string][]).toString())).toEqual(terms)
})
