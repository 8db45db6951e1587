import { infoText } from './history-words'

const FORM = [{ name: 'bankId', label: 'Banca', kind: 'ref' }] as const

describe('a change of a case in words', () => {
  it('names the fields as the form does, without those that follow from others', () => {
    const changes = ['stato', 'statoDal', 'dataInvioBanca', 'bankId', 'ultimaAttivita'].map((field) => ({
      field,
    }))
    expect(infoText({ changes }, FORM)).toBe('Stato, Banca')
  })

  it('adds the reason, and says nothing where there is nothing to say', () => {
    expect(infoText({ changes: [{ field: 'stato' }], reason: 'Ha cambiato casa' }, FORM)).toBe(
      'Stato · Ha cambiato casa',
    )
    expect(infoText({ changes: [{ field: 'statoDal' }] }, FORM)).toBeNull()
  })
})
