import { keptText, minutesText, openedHref, starsText } from './statistics-words'

it('writes working minutes, shares and stars', () => {
  expect([null, 45.4, 60, 130].map(minutesText)).toEqual(['—', '45 min', '1 h', '2 h 10 min'])
  expect(keptText({ entro: 3, oltre: 1 })).toBe('75%')
  expect(keptText({ entro: 0, oltre: 0 })).toBe('—')
  expect([null, 4.25].map(starsText)).toEqual(['—', '4,3'])
})

it('opens the list that it counts, with every filter', () => {
  const chosen = { categoryId: 'k', assigneeId: null, priorita: 'alta' }
  expect(decodeURIComponent(openedHref({ from: '2026-11-01', to: '2026-11-26' }, chosen))).toBe(
    '/admin/tickets?filter[createdAt]=2026-11-01..2026-11-26&filter[categoryId]=k&filter[priorita]=alta',
  )
})
