import { z } from 'zod'
import { addDays, dayOf } from '@/lib/core/dates'
import { inForceOn, saySomething, startedStay } from './in-force'

const dayIn = (days: number) => dayOf(addDays(new Date(), days))
const of = (days: number, words = 'a') => ({ dal: dayIn(days), words })

it('the latest that has begun is in force, and before the first one that first one', () => {
  const versions = [of(0, 'oggi'), of(-10, 'prima'), of(5, 'dopo')]
  expect([-20, -1, 0, 4, 5].map((days) => inForceOn(versions, dayIn(days)).words)).toEqual([
    'prima',
    'prima',
    'oggi',
    'oggi',
    'dopo',
  ])
})

it.each([
  ['one of before with other words', [of(-3)], [of(-3, 'b')], /già stata mostrata/],
  ['one of today with other words', [of(-3), of(0)], [of(-3), of(0, 'b')], /già stata mostrata/],
  ['one of today less', [of(-3), of(0)], [of(-3)], /già stata mostrata/],
  ['a new one of yesterday', [of(-3)], [of(-3), of(-1)], /da oggi in poi/],
])('refuses %s', (_what, before, after, words) => {
  expect(startedStay(before, after)).toMatch(words)
})

it.each([
  ['the same in another order', [of(-3), of(0)], [of(0), of(-3)]],
  ['a new one from today', [of(-3)], [of(-3), of(0)]],
  ['one that has not begun, changed or taken back', [of(-3), of(2), of(4)], [of(-3), of(2, 'b')]],
])('takes %s', (_what, before, after) => {
  expect(startedStay(before, after)).toBeNull()
})

describe('what a version says', () => {
  const schema = z
    .array(z.object({ dal: z.string(), words: z.string() }))
    .superRefine(saySomething('Scrivi una frase.', ['words']))
  const sentence = 'Prendere denaro in prestito ha un costo.'

  it.each(['x', '...........................', '12345678901234567890', 'a b c d e f g h i j'])(
    'is no sentence: %s',
    (words) => {
      const { error } = schema.safeParse([of(0, sentence), of(1, words)])
      expect(error?.issues).toMatchObject([{ path: [1, 'words'], message: 'Scrivi una frase.' }])
    },
  )

  it('is a sentence, of today and later; what has been shown since before stays', () => {
    expect(schema.safeParse([of(-3, 'x'), of(0, sentence), of(9, sentence)]).success).toBe(true)
    expect(schema.safeParse([of(0, 'x')]).success).toBe(false)
  })
})
