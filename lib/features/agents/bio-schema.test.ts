import { bioProblem } from './bio-schema'

describe('a bio', () => {
  it.each([
    'Da 20 anni seguo mutui per la prima casa.',
    'Ho lavorato in banca dal 1998-2010, poi qui.',
    'Nel 2025 ho seguito 120 pratiche per € 14.500.000 in tutto.',
    'Finanziamenti fino a 75.000 euro in 120 mesi.',
    'Iscritto all’OAM con il n. A12345.',
  ])('may say: %s', (text) => expect(bioProblem(text)).toBeNull())

  it.each([
    'Vai su https://sito.example/pagina',
    'Il mio sito è mutui-facili.it',
    'Scrivi a mario@posta.example',
    'Chiama il 3331234567',
    'Chiama il +39 02 1234567',
    'Cellulare 333.123.4567',
    'Tel. (02) 123 45 67',
  ])('may not say: %s', (text) => expect(bioProblem(text)).toMatch(/^Niente/))
})
