import { parseStoredUser } from './stored-user'

describe('parseStoredUser', () => {
  it('reads name and surname', () => {
    expect(parseStoredUser('{"nome":" Ada ","cognome":"Prova"}')).toEqual({ nome: 'Ada', cognome: 'Prova' })
    expect(parseStoredUser('{"nome":"Ada"}')).toEqual({ nome: 'Ada', cognome: '' })
  })

  it.each([null, '', 'null', '[]', '{', '{"nome":""}', '{"nome":7}', '"Ada"'])(
    'takes %p for nobody',
    (text) => {
      expect(parseStoredUser(text)).toBeNull()
    },
  )
})
