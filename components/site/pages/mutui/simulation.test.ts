import { check, fromQuery, initialSimulation, toBody, toLeadInput, toQuery } from './simulation'

const full = {
  ...initialSimulation,
  valoreImmobile: 240_000,
  importo: 151_234.56,
  durata: 30,
  eta: 34,
  reddito: 2400,
  altreRate: 150,
  provincia: 'MI',
  classe: 'B',
  coEta: 41,
  coReddito: 1300,
  lavoro: 'autonomo' as const,
  fase: 'compromesso' as const,
  tasso: 'fisso' as const,
}

describe('simulation in the address', () => {
  it('reopens exactly what was asked', () => {
    expect(fromQuery(`?${toQuery(full)}`)).toEqual(full)
  })

  it('reads what a form without scripts writes, and whether it is the first home', () => {
    expect(fromQuery('?importo=151.234,56&reddito=1.612,37')).toMatchObject({
      importo: 151_234.56,
      reddito: 1_612.37,
    })
    const other = { ...full, finalita: 'ristrutturazione' as const, primaCasa: false }
    expect(fromQuery(toQuery(other))).toEqual(other)
    expect(toBody(other)).toHaveProperty('primaCasa', false)
  })

  it('keeps what was left empty empty', () => {
    const sparse = {
      ...full,
      eta: null,
      reddito: null,
      altreRate: null,
      coEta: null,
      coReddito: null,
      provincia: '',
      classe: '',
      lavoro: '' as const,
      fase: '' as const,
      tasso: 'tutti' as const,
    }
    expect(toQuery(sparse)).not.toMatch(/eta|reddito|altreRate|provincia|classe|lavoro|fase|tasso/i)
    expect(fromQuery(toQuery(sparse))).toEqual(sparse)
  })

  it('is nothing when the address asks for nothing', () => {
    expect(fromQuery('')).toBeNull()
    expect(fromQuery('?utm_source=prova')).toBeNull()
    expect(fromQuery('?finalita=surroga')).toEqual({ ...initialSimulation, finalita: 'surroga' })
  })

  it('takes nonsense for no number, which its field shows', () => {
    const read = fromQuery(
      '?importo=12e9&durata=-3&finalita=rapina&provincia=Milano&tasso=alto&lavoro=toString&fase=boh&valoreImmobile=200000',
    )
    expect(read).toMatchObject({
      importo: Number.NaN,
      durata: Number.NaN,
      finalita: 'acquisto_prima_casa',
      provincia: '',
      lavoro: '',
      fase: '',
      tasso: 'tutti',
      valoreImmobile: 200_000,
    })
  })
})

describe('check', () => {
  it('lets a whole simulation pass', () => {
    expect(check(full)).toEqual({})
    expect(check(initialSimulation)).toEqual({})
  })

  it('names the missing and the impossible', () => {
    expect(Object.keys(check({ ...full, importo: null, durata: 41, eta: 12 }))).toEqual([
      'importo',
      'durata',
      'eta',
    ])
  })

  it('accepts zero only where zero means something', () => {
    expect(check({ ...full, altreRate: 0 })).toEqual({})
    expect(check({ ...full, reddito: 0 })).toHaveProperty('reddito')
  })
})

describe('toBody', () => {
  it('sends only what was written, and all kinds of rate', () => {
    expect(toBody(initialSimulation)).toEqual({
      finalita: 'acquisto_prima_casa',
      valoreImmobile: 200_000,
      importo: 150_000,
      durata: 25,
      tasso: 'tutti',
    })
    expect(toBody(full)).toMatchObject({
      eta: 34,
      reddito: 2400,
      altreRate: 150,
      provincia: 'MI',
      classeEnergetica: 'B',
      coRichiedente: { eta: 41, reddito: 1300 },
      tasso: 'tutti',
    })
    expect(toBody({ ...full, coEta: null })).toMatchObject({ coRichiedente: { reddito: 1300 } })
    expect(toBody(full)).not.toHaveProperty('lavoro')
  })
})

describe('toLeadInput', () => {
  it('is flat, and says what the comparison does not ask for', () => {
    expect(toLeadInput({ ...full, rataAttuale: 800 })).toEqual({
      finalita: 'acquisto_prima_casa',
      valoreImmobile: 240_000,
      importo: 151_234.56,
      durata: 30,
      eta: 34,
      reddito: 2400,
      altreRate: 150,
      coEta: 41,
      coReddito: 1300,
      provincia: 'MI',
      classeEnergetica: 'B',
      lavoro: 'autonomo',
      fase: 'compromesso',
      tasso: 'fisso',
    })
    const surroga = { ...initialSimulation, finalita: 'surroga' as const, rataAttuale: 800 }
    expect(toLeadInput(surroga)).toMatchObject({ rataAttuale: 800 })
  })
})
