import { readFileSync } from 'node:fs'
import { PRODOTTI } from '@/lib/words/products'
import { COLOURS, PARTS, partTone, productTone } from './tones'

type Colour = readonly [red: number, green: number, blue: number]

const TOKENS = readFileSync('components/ui/theme/tokens.css', 'utf8')
const SCHEMES = ['light', 'dark'] as const

/** Linear light of a token's colour in each scheme. */
function colourOf(token: string, scheme: 'light' | 'dark'): Colour {
  const found = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS)
  const hex = found?.[scheme === 'light' ? 1 : 2] ?? ''
  const linear = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [linear(1), linear(3), linear(5)]
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
/** WCAG 2.2, 1.4.11. */
const contrast = (a: Colour, b: Colour) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** CIE 1976 L*a*b*, D65. */
function lab([red, green, blue]: Colour): Colour {
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))]
}

/** How those see who have no red, or no green, cones (Viénot, Brettel and Mollon, 1999). */
const EYES: Record<string, readonly Colour[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  'without green': [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
}
const seen = (eyes: readonly Colour[], colour: Colour) => {
  const through = (row: Colour) => row.reduce((sum, share, at) => sum + share * (colour[at] ?? 0), 0)
  const [red, green, blue] = eyes.map((row) => Math.min(1, Math.max(0, through(row))))
  return lab([red ?? 0, green ?? 0, blue ?? 0])
}
const apart = (a: Colour, b: Colour) => Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))

const TOKENS_OF_PARTS = PARTS.map((tone) => COLOURS[tone].slice(4, -1))

describe.each(SCHEMES)('the parts of a whole, %s', (scheme) => {
  it('stand out against every surface', () => {
    for (const surface of ['--bg', '--bg-raised', '--bg-sunken'])
      for (const part of TOKENS_OF_PARTS) {
        const ratio = contrast(colourOf(part, scheme), colourOf(surface, scheme))
        expect([part, surface, ratio >= 3]).toEqual([part, surface, true])
      }
  })

  it.each(Object.entries(EYES))('are told apart by eyes %s', (_, eyes) => {
    const colours = TOKENS_OF_PARTS.map((part) => seen(eyes, colourOf(part, scheme)))
    for (const [at, one] of colours.entries())
      for (const other of colours.slice(at + 1)) expect(apart(one, other)).toBeGreaterThan(20)
  })
})

it('gives every product a tone of its own, in whatever place it stands', () => {
  const products = Object.keys(PRODOTTI)
  expect(new Set(products.map(productTone)).size).toBe(products.length)
  expect(partTone('cdq', 0)).toBe(partTone('cdq', 3))
  expect(productTone('resto')).toBeUndefined()
  expect([0, 4, 5].map((place) => partTone('banca', place))).toEqual(['first', 'fifth', 'first'])
})
