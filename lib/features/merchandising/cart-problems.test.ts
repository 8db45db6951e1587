import { type Checked, problemsOf } from './cart-problems'

const item = (lines: [variant: string, quantity: number, free: number | null | undefined][], rest = {}) => ({
  published: true,
  meant: true,
  minimo: 1,
  multiplo: 1,
  massimo: null,
  ...rest,
  lines: lines.map(([variant, quantity, free]) => ({
    variant,
    quantity,
    offer: free === undefined ? null : { free },
  })),
})

describe('problemsOf', () => {
  it.each<[string, Checked, string[]]>([
    ['nothing', item([['', 5, 5]]), []],
    ['made to order', item([['', 900, null]]), []],
    ['the last one', item([['', 2, 1]]), ['Ne resta 1.']],
    ['few of a size', item([['M', 4, 3]]), ['M: ne restano 3 pezzi.']],
    ['none left', item([['', 1, 0]]), ['Al momento è esaurito.']],
    ['too few', item([['', 2, null]], { minimo: 5 }), ['Se ne ordinano almeno 5.']],
    [
      'too many, all sizes together',
      item(
        [
          ['S', 2, null],
          ['M', 2, null],
        ],
        { massimo: 3 },
      ),
      ['Se ne ordinano al massimo 3 per volta.'],
    ],
    ['not a multiple', item([['', 15, null]], { multiplo: 10 }), ['Si ordina a multipli di 10.']],
    ['a size that is gone', item([['XS', 1, undefined]]), ['La variante «XS» non c’è più: toglila.']],
    [
      'an item that has sizes now',
      item([['', 1, undefined]]),
      ['Ora ha delle varianti: toglilo e scegli quale.'],
    ],
    [
      'out of the catalogue, and nothing else',
      item([['', 9, 0]], { published: false, massimo: 1 }),
      ['Non è più in catalogo: toglilo dal carrello.'],
    ],
    ['for others', item([['', 9, 0]], { meant: false }), ['È riservato ad altri: toglilo dal carrello.']],
  ])('says of %s', (_what, checked, expected) => {
    expect(problemsOf(checked).map(({ message }) => message)).toEqual(expected)
  })
})
