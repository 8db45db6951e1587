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

  it('tells no link that opens something', () => {
    pushPageView('/voto/aB3xk2Lm9')
    pushPageView('/news_name/mutui-2026-tutto-quello-che-cambia')
    expect(window.dataLayer).toEqual([
      { event: 'page_view', page_path: '/voto/{…}' },
      { event: 'page_view', page_path: '/news_name/mutui-2026-tutto-quello-che-cambia' },
    ])
  })

  it.each(['admin_user', 'agents_user', 'clients_user'])('says nothing of who is signed in as %s', (key) => {
    localStorage.setItem(key, JSON.stringify({ nome: 'Ada', fino: Date.now() + 60_000 }))
    pushPageView('/mutui')
    expect(window.dataLayer).toBeUndefined()
    localStorage.setItem(key, JSON.stringify({ nome: 'Ada', fino: Date.now() - 1 }))
    pushPageView('/mutui')
    expect(window.dataLayer).toHaveLength(1)
  })
})

describe('track', () => {
  it('waits for the consent to statistics', () => {
    track('generate_lead', { product: 'mutuo' })
    expect(window.dataLayer).toBeUndefined()
  })
})
