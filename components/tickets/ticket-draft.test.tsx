import { clearDraft, readDraft, saveDraft } from './ticket-draft'

const draft = { category: 'c', oggetto: 'Firma', messaggio: 'Non si vede', praticaId: null }

describe('the draft of a ticket', () => {
  it('is kept for its area until it is sent or emptied', () => {
    saveDraft('agent', draft)
    expect(readDraft('agent')).toEqual(draft)
    expect(readDraft('client')).toBeNull()
    saveDraft('agent', { ...draft, oggetto: ' ', messaggio: '' })
    expect(readDraft('agent')).toBeNull()
    saveDraft('agent', draft)
    clearDraft('agent')
    expect(readDraft('agent')).toBeNull()
  })

  it('is nothing where the storage holds what is none', () => {
    sessionStorage.setItem('ticket:agent', '{"oggetto": 3')
    expect(readDraft('agent')).toBeNull()
    sessionStorage.setItem('ticket:agent', '{"oggetto": 3, "category": {}}')
    expect(readDraft('agent')).toEqual({ category: null, oggetto: '', messaggio: '', praticaId: null })
  })
})
