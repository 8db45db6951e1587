import { percorso } from '@/lib/words/case-states'
import { lacksBank, stepOf, stepsOf } from './steps'

const way = percorso('prestito')
const at = (...args: Parameters<typeof stepOf>) => way[stepOf(...args)]

describe('where a case stands on its way', () => {
  it('is its state while it is on the way', () => {
    expect(at({ stato: 'inviata_banca', statoPrecedente: null, eventi: [] }, way)).toBe('inviata_banca')
  })

  it('is where it was suspended', () => {
    expect(at({ stato: 'sospesa', statoPrecedente: 'in_istruttoria', eventi: [] }, way)).toBe(
      'in_istruttoria',
    )
  })

  it('is the last step reached before a refusal', () => {
    const eventi = [{ a: 'respinta' }, { a: null }, { a: 'inviata_banca' }, { a: 'in_istruttoria' }] as const
    expect(at({ stato: 'respinta', statoPrecedente: null, eventi }, way)).toBe('inviata_banca')
  })

  it('is the start when nothing is known', () => {
    expect(at({ stato: 'ritirata', statoPrecedente: null, eventi: [] }, way)).toBe('bozza')
  })
})

describe('the steps of a way', () => {
  const states = (...args: Parameters<typeof stepsOf>) =>
    stepsOf(...args).map(({ state, isHere }) => (isHere ? `${state} here` : state))
  const short = ['bozza', 'in_istruttoria', 'liquidata'] as const

  it('are behind, here and to come', () => {
    const here = { stato: 'in_istruttoria', statoPrecedente: 'bozza', eventi: [] } as const
    expect(states(here, short)).toEqual(['done', 'now here', 'todo'])
  })

  it('are all done once the money is paid', () => {
    const paid = { stato: 'liquidata', statoPrecedente: 'in_istruttoria', eventi: [] } as const
    expect(states(paid, short)).toEqual(['done', 'done', 'done here'])
  })

  it('stop where the case was stopped', () => {
    const stopped = { stato: 'sospesa', statoPrecedente: 'in_istruttoria', eventi: [] } as const
    expect(states(stopped, short)).toEqual(['done', 'stopped here', 'todo'])
  })
})

it.each([
  ['raccolta_documenti', null, 'in_istruttoria', true],
  ['raccolta_documenti', 'b1', 'in_istruttoria', false],
  ['bozza', null, 'raccolta_documenti', false],
  ['in_istruttoria', null, 'inviata_banca', true],
  ['sospesa', null, 'in_istruttoria', false],
  ['respinta', null, 'in_istruttoria', false],
] as const)('%s with the bank %s, before %s, is first given a bank: %s', (stato, bankId, next, lacks) => {
  expect(lacksBank({ stato, bankId }, next)).toBe(lacks)
})
