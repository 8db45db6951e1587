import { allegatoPreventivi } from '@/lib/features/quotes/annex-settings'
import { POLIZZA_ALTROVE, policyFigures, policyWords } from './policy'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
const offer = { taeg: 3.391, polizza: { importo: 750, taegSenza: 3.3577, perLegge: false } }

describe('the words of a policy', () => {
  it('say what it costs, and the TAEG with it and without', () => {
    expect(plain(policyFigures(offer))).toBe(
      'Polizza: 750,00 € in tutta la durata. TAEG con la polizza 3,39%, senza 3,36%.',
    )
    expect(policyWords(offer)).toEqual([policyFigures(offer), POLIZZA_ALTROVE])
  })

  it('offer no loan without it where the law asks for it', () => {
    const perLegge = { taeg: 6.294, polizza: { importo: 707.1, taegSenza: 5.5725, perLegge: true } }
    expect(plain(policyFigures(perLegge))).toBe(
      'Polizza, obbligatoria per legge: 707,10 € in tutta la durata. TAEG con la polizza 6,29%; senza sarebbe 5,57%.',
    )
  })

  it('are none where there is no policy, as in older quotes', () => {
    expect(policyWords({ taeg: 3.3577 })).toEqual([])
  })

  it('are those with which the annex of a quote begins', () => {
    for (const { assicurazioni } of allegatoPreventivi.initial)
      expect(assicurazioni.startsWith(`${POLIZZA_ALTROVE} `)).toBe(true)
    expect(POLIZZA_ALTROVE).toContain('tre giorni')
  })
})
