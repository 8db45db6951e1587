import { cached } from './cached'
import { impersonally } from './impersonal'

it('gives nothing to a page that is made for everybody, and spoils it', async () => {
  const state = {
    rights: { role: 'admin', permissions: {}, ticketing: {} },
    person: { name: '', initials: '', email: '', brand: '' },
    isOver: false,
    refused: undefined,
  }
  const page = impersonally(state, async () => cached({ key: 'offers', tags: [], load: async () => 'rows' }))
  await expect(page).rejects.toThrow('a page for everybody asked for: offers')
  expect(state.refused).toBe('offers')
  expect(await cached({ key: 'offers', tags: [], load: async () => 'rows' })).toBe('rows')
})
