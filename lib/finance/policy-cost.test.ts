import { type Costo, costoTotale } from './costs'
import { cqsDaRata } from './cqs'
import { pesoPolizza, VOCI_POLIZZA } from './policy-cost'

const polizza = (importo: number, quando: Costo['quando'], voce: string = VOCI_POLIZZA.polizza): Costo => ({
  voce,
  importo,
  quando,
})

describe('il peso della polizza', () => {
  it('dà i due esempi ufficiali della direttiva sui mutui, con la polizza e senza', () => {
    // 200.000 €, 240 rate da 1.432,86 €, 4.000 € all’inizio; la polizza costa l’1% l’anno, 166,67 € con ogni rata.
    const rate = Array.from({ length: 240 }, (_, month) => ({ n: month + 1, rata: 143_286 }))
    const piano = { rate, mesiPerRata: 1, totaleInteressi: 240 * 143_286 - 20_000_000 }
    const taegCon = (costi: readonly Costo[]) => costoTotale(20_000_000, piano, costi).taeg
    const costi = [
      { voce: 'Spese', importo: 400_000, quando: 'iniziale' } as const,
      polizza(16_667, 'mensile'),
    ]
    expect(taegCon(costi)).toBeCloseTo(7.946625, 5)
    expect(pesoPolizza(costi, 240, taegCon)).toEqual({ importo: 4_000_080, taegSenza: 6.4344 })
  })

  it('di una cessione toglie solo il premio, pagato una volta', () => {
    // 250 € × 120 al 5%: capitale 23.570,34; 466 € di spese; premio 707,10. Ricevi 22.397,24 con il premio, 23.104,34 senza.
    const taegCon = (costi: readonly Costo[]) => cqsDaRata(25_000, 120, 5, costi).taeg
    const spese = [
      { voce: 'Istruttoria', importo: 45_000, quando: 'iniziale' } as const,
      { voce: 'Imposta di bollo', importo: 1_600, quando: 'iniziale' } as const,
    ]
    const costi = [...spese, polizza(70_710, 'iniziale', VOCI_POLIZZA.vita)]
    expect(taegCon(costi)).toBeCloseTo(6.293951, 5)
    expect(pesoPolizza(costi, 120, taegCon)).toEqual({ importo: 70_710, taegSenza: 5.5725 })
    expect(pesoPolizza(spese, 120, taegCon)).toBeNull()
  })

  it('conta il premio annuale per ogni anno che comincia', () => {
    expect(pesoPolizza([polizza(3_000, 'annuale')], 25, () => 1.23456)).toEqual({
      importo: 9_000,
      taegSenza: 1.2346,
    })
  })
})
