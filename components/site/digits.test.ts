import { caretAfter, parseDigits, regroup } from './digits'

describe('digits', () => {
  it('reads a number with dots, spaces and a currency sign', () => {
    expect(parseDigits('150.000')).toBe(150000)
    expect(parseDigits(' 1 500 € ')).toBe(1500)
    expect(parseDigits('1.650,50 €')).toBe(1650)
    expect(parseDigits('')).toBeNull()
    expect(parseDigits(',5')).toBeNull()
    expect(parseDigits('abc')).toBeNull()
  })

  it('stops at nine digits', () => {
    expect(parseDigits('1234567890123')).toBe(123456789)
  })

  it('puts the dots back and keeps the caret behind the same digits', () => {
    expect(regroup('1500', 4)).toEqual({ value: 1500, text: '1.500', caret: 5 })
    expect(regroup('15900.000', 3)).toEqual({ value: 15900000, text: '15.900.000', caret: 4 })
    expect(regroup('', 0)).toEqual({ value: null, text: '', caret: 0 })
  })

  it('leaves cents out, whether they are typed one after the other or pasted', () => {
    expect(regroup('1500,', 5)).toEqual({ value: 1500, text: '1.500,', caret: 6 })
    expect(regroup('1.500,5', 7)).toEqual({ value: 1500, text: '1.500,', caret: 6 })
    expect(regroup('1.650,50 €', 10)).toEqual({ value: 1650, text: '1.650,', caret: 6 })
    expect(regroup('12.500,', 2)).toEqual({ value: 12500, text: '12.500,', caret: 2 })
    expect(regroup(',', 1)).toEqual({ value: null, text: '', caret: 0 })
  })

  it('finds the caret at both ends', () => {
    expect(caretAfter('1.500', 0)).toBe(0)
    expect(caretAfter('1.500', 9)).toBe(5)
  })
})
