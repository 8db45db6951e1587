import { presenceWords } from './present-colleagues'

const at = (nome: string, stato: 'guarda' | 'scrive') => ({ nome, stato })

it('says who writes before who looks, each once', () => {
  expect(presenceWords([])).toBe('')
  expect(presenceWords([at('Sara Verdi', 'guarda')])).toBe('Sara Verdi sta guardando il ticket')
  expect(
    presenceWords([at('Sara', 'guarda'), at('Sara', 'scrive'), at('Luca', 'guarda'), at('Ada', 'guarda')]),
  ).toBe('Sara sta scrivendo; Luca e Ada stanno guardando il ticket')
})
