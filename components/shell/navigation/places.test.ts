import { adminNavigation } from './admin'
import { agentsNavigation } from './agents'
import { placeAt } from './places'

it('is the screen whose record is open, in its kind of work', () => {
  const here = placeAt(adminNavigation, '/admin/site/clients/7')
  expect(here?.screen?.path).toBe('/admin/site/clients')
})

it.each([
  [adminNavigation, '/admin/reports/movimenti'],
  [adminNavigation, '/admin/reports/movimentiRichieste'],
  [agentsNavigation, '/agents/reports/movimenti'],
])('is the kind of work alone on a list that only its reports open: %#', (navigation, path) => {
  expect(placeAt(navigation, path)).toEqual({ place: expect.objectContaining({ label: 'Andamento' }) })
})

it.each(['/admin/login', '/admin/404', '/admin/altro'])('is nowhere on %s', (path) => {
  expect(placeAt(adminNavigation, path)).toBeUndefined()
})
