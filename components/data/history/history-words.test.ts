import type { HistoryField } from '@/lib/resources/view'
import { infoText } from './history-words'

const FIELDS: HistoryField[] = [
  { name: 'bankId', label: 'Banca', kind: 'ref' },
  { name: 'stato', label: 'Stato', kind: 'select' },
  { name: 'statoDal', label: 'In questo stato dal', kind: 'instant', follows: true },
]

describe('a change of a case in words', () => {
  it('names the fields, without those that go with another or that nobody calls by a name', () => {
    const changes = ['stato', 'statoDal', 'dataInvioBanca', 'bankId', 'ultimaAttivita'].map((field) => ({
      field,
    }))
    expect(infoText({ changes }, FIELDS)).toBe('Stato, Banca')
  })

  it('names what no form shows, as the people of a case', () => {
    expect(infoText({ changes: [{ field: 'persone' }, { field: 'stato' }] }, FIELDS)).toBe('Persone, Stato')
  })

  it('adds the reason, and says nothing where there is nothing to say', () => {
    expect(infoText({ changes: [{ field: 'stato' }], reason: 'Ha cambiato casa' }, FIELDS)).toBe(
      'Stato · Ha cambiato casa',
    )
    expect(infoText({ changes: [{ field: 'statoDal' }] }, FIELDS)).toBeNull()
  })
})
