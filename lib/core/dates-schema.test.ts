import { daySchema, instantSchema } from './dates-schema'

const day = (text: string) => daySchema('Manca il giorno.').safeParse(text).error?.issues
const instant = (text: string) => instantSchema('Manca l’ora.').safeParse(text).error?.issues

describe('a date that somebody sends', () => {
  it.each(['1900-01-01', '2028-02-29', '9999-12-31'])('may be %s', (text) => {
    expect(day(text)).toBeUndefined()
    expect(instant(`${text}T10:00:00Z`)).toBeUndefined()
  })

  it.each(['0000-01-01', '0001-01-01', '1899-12-31'])('may not be %s, which nobody means', (text) => {
    const wrong = [expect.objectContaining({ message: 'La data non è valida.' })]
    expect(day(text)).toEqual(wrong)
    expect(instant(`${text}T10:00:00Z`)).toEqual(wrong)
  })

  it.each(['2026-02-29', '10000-01-01', '-000001-01-01', 'ieri'])(
    'is explained once when it is %s',
    (text) => {
      expect(day(text)?.map(({ message }) => message)).toEqual(['Manca il giorno.'])
      expect(instant(`${text}T10:00:00Z`)?.map(({ message }) => message)).toEqual(['Manca l’ora.'])
    },
  )
})
