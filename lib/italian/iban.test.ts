import { ibanOf, italianIban } from './iban'

describe('an IBAN', () => {
  it.each([
    ['IT60X0542811101000000123456', 'IT60X0542811101000000123456'],
    ['it60 x054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
    ['DE89370400440532013000', 'DE89370400440532013000'],
    ['IT60X0542811101000000123457', null],
    ['IT61X0542811101000000123456', null],
    ['IT60X05428111010000001234', null],
    ['', null],
    ['non un conto', null],
  ])('%s', (text, iban) => {
    expect(ibanOf(text)).toBe(iban)
  })
})

it('takes an Italian IBAN apart, and checks its CIN', () => {
  expect(italianIban('IT60 X054 2811 1010 0000 0123 456')).toEqual({
    cin: 'X',
    abi: '05428',
    cab: '11101',
    conto: '000000123456',
  })
  expect(italianIban('DE89370400440532013000')).toBeNull()
})
