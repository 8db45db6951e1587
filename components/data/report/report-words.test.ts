import { drill, figureText } from './report-words'

it('drills with every filter and the order that are set, from the first page', () => {
  const params = new URLSearchParams(
    'filter[product]=mutuo&filter[stato]=bozza,perizia&sort=importo&cursor=x',
  )
  const next = new URLSearchParams(drill(params, { stato: 'perizia', fascia: '60' }))
  expect(Object.fromEntries(next)).toEqual({
    'filter[product]': 'mutuo',
    'filter[stato]': 'perizia',
    'filter[fascia]': '60',
    sort: 'importo',
  })
})

it('writes figures as Italians read them', () => {
  expect([figureText('number')(1234), figureText('money')(13_026_800.4)]).toEqual([
    '1.234',
    '13.026.800\u00a0€',
  ])
})
