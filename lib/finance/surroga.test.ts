import { risparmioSurroga } from './surroga'

describe('risparmioSurroga', () => {
  const nuovo = { rata: 72_702, totale: 21_810_528 }

  it('al mese e in tutto', () => {
    expect(risparmioSurroga({ rata: 80_000, mesiResidui: 300 }, nuovo)).toEqual({
      alMese: 7_298,
      inTutto: 2_189_472,
    })
  })

  it('sotto zero quando il mutuo nuovo costa di più, anche solo in uno dei due', () => {
    expect(risparmioSurroga({ rata: 72_000, mesiResidui: 300 }, nuovo)).toEqual({
      alMese: -702,
      inTutto: -210_528,
    })
    const longer = risparmioSurroga({ rata: 80_000, mesiResidui: 240 }, nuovo)
    expect(longer.alMese).toBeGreaterThan(0)
    expect(longer.inTutto).toBeLessThan(0)
  })

  it('vuole la rata di oggi e i mesi che mancano', () => {
    expect(() => risparmioSurroga({ rata: 0, mesiResidui: 300 }, nuovo)).toThrow(
      expect.objectContaining({ field: 'rata' }),
    )
    expect(() => risparmioSurroga({ rata: 1, mesiResidui: 0.5 }, nuovo)).toThrow(
      expect.objectContaining({ field: 'mesiResidui' }),
    )
  })
})
