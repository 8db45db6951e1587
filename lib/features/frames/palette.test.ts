import { contrast, type Hex, hexOf, mix } from './colours'
import { paletteOf } from './palette'
import { ownColour } from './tokens'

const surfaces = ['--bg', '--bg-raised', '--bg-sunken']
const colourOf = (palette: Record<string, string> | null, name: string) => {
  const colour = hexOf(palette?.[name] ?? '')
  if (!colour) throw new Error(`${name} is no colour`)
  return colour
}
/** Every corner and middle of the colour cube. */
const CUBE = ['00', '33', '77', '99', 'cc', 'ff'].flatMap((red) =>
  ['00', '44', '88', 'bb', 'ff'].flatMap((green) =>
    ['00', '66', 'aa', 'ff'].map((blue) => red + green + blue),
  ),
)

describe('a partner’s colours', () => {
  it.each([
    ['#CC4400', '#cc4400'],
    ['c40', '#cc4400'],
    ['red', null],
    ['#12345', null],
    ['#fff;}body{display:none', null],
    ['url(https://x.example)', null],
  ])('reads %s as %s', (text, colour) => expect(hexOf(text)).toBe(colour))

  it('knows the contrast of the standard’s examples', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  it('are not asked for: the site’s own, light and dark', () => {
    expect(paletteOf({})).toBeNull()
    expect(paletteOf({ raggio: 0 })).toBeNull()
  })

  it('are kept where they can be read', () => {
    const palette = paletteOf({ colore: '#0055aa', sfondo: '#ffffff', testo: '#222222' })
    expect(palette).toMatchObject({ '--bg': '#ffffff', '--ink': '#222222', '--action': '#0055aa' })
    expect(palette).toMatchObject({ '--on-action': '#ffffff', 'color-scheme': 'light' })
    expect(paletteOf({ sfondo: '#101418' })).toMatchObject({ 'color-scheme': 'dark' })
  })

  it('give way to ours where the text would be below 4.5:1', () => {
    const palette = paletteOf({ sfondo: '#ffffff', testo: '#aaaaaa' })
    expect(palette?.['--ink']).toBe(ownColour('--ink', 'light'))
  })

  it('can be read whatever they are: text 4.5:1, outlines and focus 3:1', () => {
    for (const [index, sfondo] of CUBE.entries()) {
      const pick = (step: number) => hexOf(CUBE[(index * step + 5) % CUBE.length] ?? '') ?? undefined
      const look = { sfondo: hexOf(sfondo) ?? undefined, testo: pick(7), colore: pick(11) }
      const palette = paletteOf(look)
      const least = (names: string[]) =>
        Math.min(
          ...names.flatMap((name) =>
            surfaces.map((one) => contrast(colourOf(palette, name), colourOf(palette, one))),
          ),
        )
      const found = {
        text: least(['--ink', '--ink-soft', '--link', '--bad', '--info']) >= 4.5,
        shape: least(['--line-strong', '--focus']) >= 3,
        button: contrast(colourOf(palette, '--on-action'), colourOf(palette, '--action') as Hex) >= 4.5,
      }
      expect([look, found]).toEqual([look, { text: true, shape: true, button: true }])
    }
  })
})
