import { act, render } from '@testing-library/react'
import { saveConsent } from '@/components/site/consent/save-consent'
import { ThanksEvent } from './thanks-event'

const thanks = <ThanksEvent product="mutuo" channel="fb" variante="b" codice="L26-PROVA" />
const events = () => (window.dataLayer ?? []).map(({ event }) => event)
const allow = (statistiche: boolean) => act(() => void saveConsent({ statistiche, marketing: false }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.dataLayer = []
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 204 })
})

describe('ThanksEvent', () => {
  it('counts the conversion once, when statistics are allowed, and says nothing of the person', () => {
    const { unmount } = render(thanks)
    expect(events()).toEqual(['page_view'])
    allow(true)
    unmount()
    render(thanks)
    expect(window.dataLayer?.filter(({ event }) => event === 'generate_lead')).toEqual([
      { event: 'generate_lead', product: 'mutuo', channel: 'fb', variant: 'b' },
    ])
  })

  it('counts nothing after a refusal', () => {
    allow(false)
    render(thanks)
    expect(events()).toEqual(['page_view'])
  })
})
