import { dueWords } from './due-words'

const now = new Date('2026-11-26T10:00:00Z')
const inMinutes = (minutes: number) => dueWords(new Date(now.getTime() + minutes * 60_000), now)

describe('a deadline', () => {
  it.each([
    [25, 'fra 25 min', 'warn'],
    [180, 'fra 3 h', 'warn'],
    [300, 'fra 5 h', 'neutral'],
    [3 * 1440, 'fra 3 gg', 'neutral'],
    [134, 'fra 2 h 14 min', 'warn'],
    [0, 'in ritardo di 1 min', 'bad'],
    [-111, 'in ritardo di 2 h', 'bad'],
    [-1500, 'in ritardo di 25 h', 'bad'],
  ])('in %d minutes: %s', (minutes, label, tone) => expect(inMinutes(minutes)).toEqual({ label, tone }))
})
