import { parseStoredUser } from './stored-user'

describe('parseStoredUser', () => {
  it('reads name and surname while the session lasts', () => {
    const stored = '{"nome":" Ada ","cognome":"Prova","fino":2000}'
    expect(parseStoredUser(stored, 1999)).toEqual({ nome: 'Ada', cognome: 'Prova' })
    expect(parseStoredUser(stored, 2000)).toBeNull()
    expect(parseStoredUser('{"nome":"Ada","fino":2000}', 1)).toEqual({ nome: 'Ada', cognome: '' })
  })

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '{"nome":"","fino":2}',
    '{"nome":7,"fino":2}',
    '{"nome":"Ada"}',
    '"Ada"',
  ])('takes %p for nobody', (text) => {
    expect(parseStoredUser(text, 1)).toBeNull()
  })
})
