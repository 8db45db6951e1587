import { figuresOf, RISE } from './figures'
import { instalmentsText, laterWords } from './later-rates'

// 150.000 € in 20 years, 2,705% for ten, then 2,102%.
const tassi = [{ dalMese: 121, tan: 2.102, rata: 786.66 }]
const spaces = (text: string) => text.replace(/\s/g, ' ')

it('an example counts the instalments of each rate', () => {
  expect(spaces(instalmentsText(240, 809.92, tassi))).toBe('120 rate mensili da 809,92 € e 120 da 786,66 €')
  expect(spaces(instalmentsText(300, 727.02))).toBe('300 rate mensili da 727,02 €')
})

it('what an older quote does not know is not said', () => {
  expect(laterWords(809.92, [{ dalMese: 121, tan: 2.102 }])).toBe('')
  expect(spaces(instalmentsText(240, 809.92, [{ dalMese: 121, tan: 2.102 }]))).toBe(
    '240 rate mensili da 809,92 €',
  )
})

it('an instalment that stays is said once', () => {
  const same = [{ dalMese: 61, tan: 3.09, rata: 718.36 }]
  expect(laterWords(718.36, same)).toBe('')
  expect(spaces(instalmentsText(300, 718.36, same))).toBe('300 rate mensili da 718,36 €')
})

it('a rise is measured by the instalment that it replaces', () => {
  const figures = figuresOf(
    {
      rata: 809.92,
      rataSeSale: 865.43,
      tassi,
      taeg: 2.6,
      tan: 2.705,
      totale: 191_964.84,
      costiIniziali: 375,
      durataMesi: 240,
    },
    { kind: 'Misto' },
  )
  expect(figures.filter(({ big }) => big).map(({ note }) => note)).toEqual([undefined, undefined])
  expect(spaces(figures.find(({ label }) => label === 'Rata dalla 121ª in poi')?.value ?? '')).toBe(
    '786,66 €',
  )
  expect(spaces(String(figures.find(({ label }) => label === RISE)?.note))).toBe('78,77 € in più di oggi')
})
