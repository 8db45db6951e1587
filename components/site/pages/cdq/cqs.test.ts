import { CQS, MASSIMA, START } from './cqs'

describe('CQS', () => {
  it.each([
    ['', null],
    ['?rata=100', null],
    ['?netto=1250', { ...START, netto: 1_250 }],
    ['?netto=1250&rata=0', { ...START, netto: 1_250, rata: 0 }],
    ['?netto=15,000&rata=12a', { ...START, netto: Number.NaN, rata: Number.NaN }],
    ['?netto=-1&tipo=nobile&eta=50&durata=600', { ...START, netto: Number.NaN, eta: 50, durata: 600 }],
  ])('reads the address %j', (search, expected) => {
    expect(CQS.fromQuery(search)).toEqual(expected)
  })

  it('writes the address that it reads, with or without a smaller instalment', () => {
    for (const rata of [MASSIMA, 200, 199.99] as const) {
      const asked = {
        ...START,
        tipo: 'dipendente_pubblico' as const,
        netto: 1_612.37,
        eta: 60,
        rata,
        delega: rata === 200,
      }
      expect(CQS.fromQuery(`?${CQS.toQuery(asked)}`)).toEqual(asked)
    }
  })

  it('names what is missing', () => {
    const errors = CQS.check({ ...START, netto: null, eta: 17, durata: 600, rata: 0 })
    expect(Object.keys(errors)).toEqual(['netto', 'eta', 'durata', 'rata'])
    expect(CQS.check({ ...START, eta: 18 })).toEqual({})
    for (const rata of [null, 0, Number.NaN]) expect(CQS.check({ ...START, rata })).toHaveProperty('rata')
  })

  it('asks for an instalment only when one was chosen', () => {
    expect(CQS.toBody(START)).not.toHaveProperty('rata')
    expect(CQS.toBody({ ...START, rata: 100 })).toHaveProperty('rata', 100)
  })
})
