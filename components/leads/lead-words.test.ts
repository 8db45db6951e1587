import { inputName, inputText } from './lead-words'

describe('what a lead asks, in words', () => {
  it.each([
    ['tipoLavoro', 'dipendente_pubblico', 'Lavoro', 'Dipendente pubblico'],
    ['quando', 'tre_mesi', 'Tempi', 'Entro tre mesi'],
    ['formaGiuridica', 'societa_capitali', 'Forma dell’impresa', 'Società di capitali'],
    ['variante', 'b', 'Versione della pagina', 'B'],
    ['reddito', 2100, 'Reddito netto al mese', '2.100,00\u00a0€'],
    ['fase', 'casa_trovata', 'A che punto è', 'Ho trovato casa'],
  ])('says %s: %s', (key, value, name, text) => {
    expect(inputName(key)).toBe(name)
    expect(inputText(key, value)).toBe(text)
  })

  it('leaves out what has no value of its own', () => {
    expect(inputText('coRichiedente', { eta: 41 })).toBeNull()
    expect(inputText('note', '')).toBeNull()
  })
})
