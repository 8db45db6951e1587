import { cqsDaRata, rataMassimaCqs, rataMassimaDelega } from './cqs'

const costi = [
  { voce: 'Istruttoria', importo: 45_000, quando: 'iniziale' },
  { voce: 'Imposta di bollo', importo: 1_600, quando: 'iniziale' },
] as const

describe('cessione del quinto', () => {
  it('dà l’esempio del dominio', () => {
    const cqs = cqsDaRata(25_000, 120, 5, costi)
    expect(cqs).toMatchObject({
      montante: 3_000_000,
      capitale: 2_357_034,
      interessi: 642_966,
      netto: 2_310_434,
    })
    expect(cqs.taeg).toBeCloseTo(5.5725, 4)
  })

  it('la rata è un quinto, arrotondata in difetto', () => {
    expect(rataMassimaCqs(125_000, 'dipendente_pubblico', 61_185)).toBe(25_000)
    expect(rataMassimaCqs(125_004, 'dipendente_privato', 61_185)).toBe(25_000)
  })

  it('la pensione conserva il minimo', () => {
    expect(rataMassimaCqs(100_000, 'pensionato', 61_185)).toBe(20_000)
    expect(rataMassimaCqs(70_000, 'pensionato', 61_185)).toBe(8_815)
    expect(rataMassimaCqs(60_000, 'pensionato', 61_185)).toBe(0)
  })

  it('la delega è un secondo quinto, solo per i dipendenti', () => {
    expect(rataMassimaDelega(125_000, 'dipendente_privato')).toBe(25_000)
    expect(() => rataMassimaDelega(125_000, 'pensionato')).toThrow('dipendenti')
  })

  it.each([
    ['durata', () => cqsDaRata(25_000, 23, 5)],
    ['durata', () => cqsDaRata(25_000, 121, 5)],
    ['costi', () => cqsDaRata(1_000, 24, 5, costi)],
    ['rata', () => cqsDaRata(0, 24, 5)],
  ])('rifiuta %s', (field, work) => {
    expect(work).toThrow(expect.objectContaining({ field }))
  })
})
