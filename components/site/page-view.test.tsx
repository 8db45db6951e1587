import { pushPageView } from './page-view'
import { track } from './track'

beforeEach(() => {
  localStorage.clear()
  window.dataLayer = undefined
})

describe('pushPageView', () => {
  it('tells the data layer which page a visitor opened, and nothing else', () => {
    pushPageView('/mutui')
    expect(window.dataLayer).toEqual([{ event: 'page_view', page_path: '/mutui' }])
  })

  it.each(['admin_user', 'agents_user', 'clients_user'])('says nothing of who is signed in as %s', (key) => {
    localStorage.setItem(key, '{"nome":"Ada","cognome":"Prova"}')
    pushPageView('/mutui')
    expect(window.dataLayer).toBeUndefined()
  })
})

describe('track', () => {
  it('waits for the consent to statistics', () => {
    track('generate_lead', { product: 'mutuo' })
    expect(window.dataLayer).toBeUndefined()
  })
})
