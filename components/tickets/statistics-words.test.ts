import { figureFilters, keptText, minutesText, shareText, starsText, ticketsHref } from './statistics-words'

it('writes working minutes, shares and stars', () => {
  expect([null, 45.4, 60, 130].map(minutesText)).toEqual(['—', '45 min', '1 h', '2 h 10 min'])
  expect(keptText({ entro: 3, oltre: 1 })).toBe('75%')
  expect(keptText({ entro: 0, oltre: 0 })).toBe('—')
  expect([null, 4.25].map(starsText)).toEqual(['—', '4,3'])
  expect([shareText(1, 8), shareText(0, 0)]).toEqual(['13%', '—'])
})

it('opens the list that it counts, with every filter, and without what was merged', () => {
  const chosen = { categoryId: 'k', assigneeId: null, priorita: 'alta', ruolo: 'agent' }
  const { riaperti } = figureFilters({ from: '2026-11-01', to: '2026-11-26' })
  expect(decodeURIComponent(ticketsHref(chosen, { ...riaperti, categoryId: 'other' }))).toBe(
    '/admin/tickets?filter[categoryId]=other&filter[priorita]=alta&filter[clientId]=null' +
      '&filter[openedByAdminId]=false&filter[unitoAId]=false&filter[risoltoAt]=2026-11-01..2026-11-26&filter[riaperture]=1..',
  )
})
