import type { CartLine } from '@/lib/features/merchandising/types'
import { changedCart, hasProblems, piecesOf } from './cart-store'

const line = (_id: string, rest: Partial<CartLine>): CartLine => ({
  merchandising: { _id } as CartLine['merchandising'],
  riga: '',
  testi: [],
  totale: 1,
  problemi: [],
  avvisi: [],
  ...rest,
})
const M = { variant: 'M', quantity: 2 }
const cart = [
  line('penna', { quantity: 5 }),
  line('penna', { riga: 'altra', quantity: 1 }),
  line('polo', { quantities: [M, { variant: 'L', quantity: 1 }] }),
]

describe('the cart on the page', () => {
  it.each<[string, string, Parameters<typeof changedCart>[2], string[]]>([
    ['a number sets it', 'penna', 7, ['penna', 'penna', 'polo']],
    ['nothing left removes the line, and no other of the item', 'penna', 0, ['penna', 'polo']],
    ['less than nothing too', 'penna', -1, ['penna', 'polo']],
    ['a list sets it', 'polo', [M], ['penna', 'penna', 'polo']],
    ['an empty list removes the line', 'polo', [], ['penna', 'penna']],
  ])('%s', (_what, id, left, expected) => {
    const changed = changedCart(cart, { merchandising: { _id: id }, riga: '' }, left)
    expect(changed.map(({ merchandising }) => merchandising._id)).toEqual(expected)
    const now = changed.find(({ merchandising, riga }) => merchandising._id === id && riga === '')
    if (now) expect(now.quantities ?? now.quantity).toEqual(left)
  })

  it('counts the pieces of all variants, and knows when it cannot be sent', () => {
    expect(piecesOf(cart)).toBe(9)
    expect(hasProblems(cart)).toBe(false)
    expect(hasProblems([...cart, line('x', { problemi: ['Ne resta 1.'] })])).toBe(true)
  })
})
