import { cdqSchema, leasingSchema, mutuiSchema, prestitiSchema } from '@/lib/features/calculators/schema'
import { inputName, inputText, isNamed } from './lead-words'

describe('what a lead asks, in words', () => {
  it.each([
    ['tipoLavoro', 'dipendente_pubblico', 'Lavoro', 'Dipendente pubblico'],
    ['quando', 'tre_mesi', 'Tempi', 'Entro tre mesi'],
    ['formaGiuridica', 'societa_capitali', 'Forma dell’impresa', 'Società di capitali'],
    ['variante', 'b', 'Versione della pagina', 'B'],
    ['reddito', 2100, 'Reddito netto al mese', '2.100,00\u00a0€'],
    ['reddito', '2.100', 'Reddito netto al mese', '2.100,00\u00a0€'],
    ['reddito', '2,100', 'Reddito netto al mese', '2,100'],
    ['coReddito', '1.300', 'Reddito del cointestatario', '1.300,00\u00a0€'],
    ['bisogno', 'rata', 'Esigenza', 'Una rata più leggera'],
    ['manca', 'molto', 'Alla fine del mutuo', 'Più di 15 anni'],
    ['tasso', 'non_so', 'Tasso di oggi', 'Non lo so'],
    ['tasso', 'boh', 'Tasso di oggi', 'Non lo so'],
    ['proposta', 'surroga', 'Che cosa abbiamo proposto', 'Surroga'],
    ['anticipoPct', 20, 'Anticipo', '20,00%'],
    ['riscattoPct', 1, 'Riscatto', '1,00%'],
    ['taeg', 6.27, 'TAEG', '6,27%'],
    ['canoni', 'a inizio mese', 'Canoni', 'a inizio mese'],
    ['canone', 310.5, 'Canone al mese', '310,50\u00a0€'],
    ['operatore', 'Banca Prova, Leasing auto', 'Offerta vista', 'Banca Prova, Leasing auto'],
    ['netto', 1600, 'Netto al mese', '1.600,00\u00a0€'],
    ['tipo', 'pensionato', 'Tipo di reddito', 'Pensionato'],
    ['fase', 'casa_trovata', 'A che punto è', 'Ho trovato casa'],
  ])('says %s: %s', (key, value, name, text) => {
    expect(inputName(key)).toBe(name)
    expect(inputText(key, value)).toBe(text)
  })

  it('has a name for everything that a calculator asks', () => {
    const shapes = [mutuiSchema, prestitiSchema, cdqSchema, leasingSchema].map(({ shape }) => shape)
    const asked = Object.keys(Object.assign({}, ...shapes))
    // Told by the record itself, or an object that says nothing alone.
    const elsewhere = ['finalita', 'provincia', 'durata', 'coRichiedente']
    const raw = asked.filter((key) => !elsewhere.includes(key) && !isNamed(key))
    expect(raw).toEqual([])
  })

  it('leaves out what has no value of its own', () => {
    expect(inputText('coRichiedente', { eta: 41 })).toBeNull()
    expect(inputText('note', '')).toBeNull()
  })
})
