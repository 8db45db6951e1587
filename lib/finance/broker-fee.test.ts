import { conCompenso, VOCE_COMPENSO } from './broker-fee'
import { pianoConTaeg } from './costs'
import { taeg } from './taeg'

const costi = [{ voce: 'Istruttoria', importo: 16_600, quando: 'iniziale' as const }]

describe('conCompenso', () => {
  it('puts the fee in place of the one that there was, and none where none is due', () => {
    const once = conCompenso(costi, 30_000)
    expect(once).toEqual([...costi, { voce: VOCE_COMPENSO, importo: 30_000, quando: 'iniziale' }])
    expect(conCompenso(once, 10_000)).toEqual([
      ...costi,
      { voce: VOCE_COMPENSO, importo: 10_000, quando: 'iniziale' },
    ])
    expect(conCompenso(once, 0)).toEqual(costi)
  })

  it.each([
    [1_000_000, 60, 7.5, 20_000],
    [1_500_000, 84, 6.9, 45_000],
    [15_000_000, 300, 3.2, 225_000],
  ])(
    '%i cents in %i months at %f%%: the fee of %i is a flow at the start',
    (importo, durataMesi, tan, fee) => {
      const { piano, ...credito } = pianoConTaeg({ importo, durataMesi, tan }, conCompenso(costi, fee))
      const byHand = taeg({
        erogazioni: [{ t: 0, importo: importo - 16_600 - fee }],
        pagamenti: piano.rate.map(({ n, rata }) => ({ t: n / 12, importo: rata })),
      })
      expect(credito.taeg).toBeCloseTo(byHand, 8)
      expect(credito.totaleCosti).toBe(16_600 + fee)
    },
  )
})
