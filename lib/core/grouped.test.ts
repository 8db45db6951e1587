import { addTo, grouped } from './grouped'

test('keys and what lies under them keep the order in which they come', () => {
  const groups = grouped(['uno', 'due', 'tre', 'undici'], ([first]) => first)
  expect([...groups]).toEqual([
    ['u', ['uno', 'undici']],
    ['d', ['due']],
    ['t', ['tre']],
  ])
})

test('a value comes behind those of its key', () => {
  const groups = new Map([['a', [1]]])
  addTo(groups, 'a', 2)
  addTo(groups, 'b', 3)
  expect(Object.fromEntries(groups)).toEqual({ a: [1, 2], b: [3] })
})
