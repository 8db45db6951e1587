import { partitaIvaOf } from './partita-iva'

describe('partitaIvaOf', () => {
  it.each([
    ['12345678903', '12345678903'],
    ['IT 123.456.789 03', '12345678903'],
    ['it00743110157', '00743110157'],
    ['IT-00743110157', '00743110157'],
    ['IT\u00A000743110157', '00743110157'],
    ['\u202A00743110157\u202C', '00743110157'],
    [' 00743110157 ', '00743110157'],
    ['００７４３１１０１５７', '00743110157'],
    // A spreadsheet takes the zeros from the front.
    ['743110157', '00743110157'],
    ['0743110157', '00743110157'],
    ['IT 743110157', '00743110157'],
    ['79760328', '00079760328'],
    ['905811006', '00905811006'],
  ])('accepts %j', (text, digits) => {
    expect(partitaIvaOf(text)).toBe(digits)
  })

  it.each([
    '',
    'IT',
    '1234567890',
    '743110158',
    '123456789030',
    '012345678903',
    '1234567890A',
    'FR12345678903',
    '12345678904',
    '00000000000',
    '0000000 0109',
    '18',
    '109',
    '0',
  ])('refuses %j', (text) => {
    expect(partitaIvaOf(text)).toBeNull()
  })

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

it('is not another company’s where a program has written it as a figure', () => {
  expect(partitaIvaOf('743110157.0')).toBe('00743110157')
  expect(partitaIvaOf('00743110157,00')).toBe('00743110157')
})
