import { bodyOf, errorsByCell, mistakes } from './use-draft'
import { deficitWords, limitWords, presenceWords } from './words'

const ADA = '01900000-0000-7000-8000-00000000000a'
const UGO = '01900000-0000-7000-8000-00000000000b'
const place = { product: 'mutuo' as const, provincia: 'MI', version: 3 }
const row = (key: string, peso: number | null, giorno: number | null = null) => ({
  key,
  title: key,
  cells: { peso, giorno, mese: null },
})

describe('a group that is being changed', () => {
  it('is sent with its limits where there are some, and with a day where it is a later one', () => {
    expect(bodyOf([row(ADA, 60, 3), row(UGO, 40)], place, null)).toEqual({
      ...place,
      pesi: [
        { agentId: ADA, peso: 60 },
        { agentId: UGO, peso: 40 },
      ],
      tetti: [{ agentId: ADA, giorno: 3, mese: null }],
    })
    expect(bodyOf([row(ADA, 100)], place, '2026-12-01')).toEqual({
      ...place,
      dal: '2026-12-01',
      pesi: [{ agentId: ADA, peso: 100 }],
    })
    expect(bodyOf([], place, null)).toEqual({ ...place, pesi: [], chiudi: true })
  })

  it('shows what is wrong at its cell, and what belongs to none by its name', () => {
    const input = bodyOf([row(ADA, 100), row(UGO, null, 0)], place, null)
    expect(mistakes(input)).toEqual({
      [`${UGO}.peso`]: 'Il peso è maggiore di 0.',
      [`${UGO}.giorno`]: 'Almeno 1.',
    })
    expect(mistakes(bodyOf([row(ADA, 99.5)], place, null))).toEqual({
      pesi: 'La somma dei pesi è 99,5: deve essere 100.',
    })
    expect(mistakes(bodyOf([row(ADA, 100)], place, null))).toBeNull()
    expect(errorsByCell(input, [{ path: 'pesi.1.agentId', message: 'No.' }])).toEqual({
      [`${UGO}.peso`]: 'No.',
    })
  })
})

describe('words of a group', () => {
  it('say how far somebody is from their share, and why somebody does not receive', () => {
    expect([0.42, -0.42, 0.001].map(deficitWords)).toEqual(['+0,42', '−0,42', '0,00'])
    const member = { presenza: 'assente', assenteAl: '2026-11-30' } as Parameters<typeof presenceWords>[0]
    expect(presenceWords(member)).toBe('Assente fino al 30/11/2026')
    expect(limitWords({ tettoGiorno: 3, tettoMese: null })).toBe('al massimo 3 al giorno')
  })
})
