import { simulationPath } from './link'

describe('simulationPath', () => {
  it('asks the page for the same simulation', () => {
    const input = {
      finalita: 'acquisto_prima_casa',
      valoreImmobile: 240_000,
      importo: 180_000,
      durata: 25,
      tasso: 'tutti',
      classeEnergetica: 'B',
      coRichiedente: { eta: 41 },
    }
    expect(simulationPath({ product: 'mutuo', input })).toBe(
      '/mutui?finalita=acquisto_prima_casa&valoreImmobile=240000&importo=180000&durata=25&classe=B&coEta=41',
    )
  })

  it('asks for the kind of rate that was seen, and opens the offer', () => {
    const input = { finalita: 'surroga', importo: 90_000, durata: 20, tasso: 'tutti' }
    expect(simulationPath({ product: 'mutuo', input }, { tasso: 'capped', productId: 'p1' })).toBe(
      '/mutui?finalita=surroga&importo=90000&durata=20&tasso=capped&offerta=p1',
    )
  })

  it('drops no cent, and no answer that changes the figures', () => {
    const mutuo = { finalita: 'ristrutturazione', importo: 151_234.56, durata: 20, primaCasa: false }
    expect(simulationPath({ product: 'mutuo', input: mutuo })).toBe(
      '/mutui?finalita=ristrutturazione&importo=151234.56&durata=20&primaCasa=false',
    )
    const cdq = { netto: 1_612.37, tipo: 'dipendente_pubblico', eta: 45, durata: 120, delega: true }
    expect(simulationPath({ product: 'cdq', input: cdq as unknown as typeof mutuo })).toBe(
      '/cdq?netto=1612.37&tipo=dipendente_pubblico&eta=45&durata=120&delega=true',
    )
  })

  it('knows the page of each product', () => {
    const input = { finalita: 'auto', importo: 10_000, durata: 60 }
    expect(simulationPath({ product: 'prestito', input })).toBe(
      '/prestiti?finalita=auto&importo=10000&durata=60',
    )
  })
})
