import { type Answers, CROSS, proposalFor, QUESTIONS } from './cross-proposal'

const nameFor = (bisogno: Answers['bisogno'], manca: Answers['manca'], tasso: Answers['tasso'] = 'fisso') =>
  proposalFor({ bisogno, manca, tasso })?.name ?? null

describe('proposalFor', () => {
  it.each([
    ['rata', 'molto', 'surroga'],
    ['rata', 'medio', 'surroga'],
    ['rata', 'poco', 'resta'],
    ['insieme', 'molto', 'consolidamento'],
    ['insieme', 'poco', 'prestito'],
    ['lavori', 'poco', 'lavori'],
    ['lavori', 'molto', 'lavori'],
  ] as const)('%s, %s: %s', (bisogno, manca, name) => {
    expect(nameFor(bisogno, manca)).toBe(name)
  })

  it('waits for all three answers', () => {
    expect(nameFor('rata', '')).toBeNull()
    expect(nameFor('', 'molto')).toBeNull()
    expect(nameFor('rata', 'molto', '')).toBeNull()
  })

  it('speaks of the rate that is paid', () => {
    const words = Object.keys(QUESTIONS.tasso.answers).map(
      (tasso) => proposalFor({ bisogno: 'rata', manca: 'molto', tasso: tasso as 'fisso' })?.text,
    )
    expect(new Set(words).size).toBe(3)
  })
})

describe('answers in the address', () => {
  const { fromQuery, toQuery } = CROSS

  it('reopen, without nonsense', () => {
    const answers: Answers = { bisogno: 'insieme', manca: 'medio', tasso: 'non_so' }
    expect(fromQuery(`?${new URLSearchParams(toQuery(answers))}`)).toEqual(answers)
    expect(fromQuery('?bisogno=toString&manca=poco')).toEqual({ bisogno: '', manca: 'poco', tasso: '' })
    expect(fromQuery('?utm_source=partner')).toBeNull()
  })

  it('of before are still read', () => {
    expect(fromQuery('?bisogno=rata&manca=molto&tasso=boh')).toMatchObject({ tasso: 'non_so' })
  })
})
