import { partitaIvaOf } from './partita-iva'

describe('partitaIvaOf', () => {
  it.each([
    ['12345678903', '12345678903'],
    ['IT 123.456.789 03', '12345678903'],
    ['it00743110157', '00743110157'],
  ])('accepts %s', (text, digits) => {
    expect(partitaIvaOf(text)).toBe(digits)
  })

  it.each(['', '1234567890', '123456789030', '1234567890A', 'FR12345678903', '00000000000', '0000000 0109'])(
    'refuses %p',
    (text) => {
      expect(partitaIvaOf(text)).toBeNull()
    },
  )

  it('sees every wrong digit, and two neighbours that changed places', () => {
    const good = '12345678903'
    for (let place = 0; place < 11; place++)
      for (let digit = 0; digit < 10; digit++) {
        const typed = good.slice(0, place) + digit + good.slice(place + 1)
        if (typed !== good) expect(partitaIvaOf(typed)).toBeNull()
      }
    expect(partitaIvaOf('21345678903')).toBeNull()
  })
})
