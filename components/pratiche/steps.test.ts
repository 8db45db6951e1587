import { percorso } from '@/lib/features/pratiche/states'
import { stepOf } from './steps'

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
