import { compare } from './ledger'

const asked = [{ key: 'a', id: '1' }, { key: 'b', id: '2' }, { key: 'c' }, { key: 'd' }]

it('finds nothing wrong where each acknowledged key is there once', () => {
  const held = [
    { key: 'a', id: '1' },
    { key: 'b', id: '2' },
  ]
  expect(compare(asked, held)).toEqual({ asked: 4, acknowledged: 2, lost: [], twice: [], silent: [] })
})

it('finds what is lost, what is there twice and what nobody was told of', () => {
  const held = [
    { key: 'a', id: '1' },
    { key: 'a', id: '9' },
    { key: 'c', id: '3' },
  ]
  expect(compare(asked, held)).toMatchObject({ lost: ['b'], twice: ['a'], silent: ['c'] })
})

it('takes another id than the acknowledged one for a loss', () => {
  expect(compare([{ key: 'a', id: '1' }], [{ key: 'a', id: '7' }]).lost).toEqual(['a'])
})
