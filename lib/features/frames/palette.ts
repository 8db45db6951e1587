import 'server-only'
import { contrast, type Hex, luminance, mix } from './colours'
import { ownColour, type Scheme } from './tokens'

/** What a partner may choose. */
export type Look = { colore?: Hex; sfondo?: Hex; testo?: Hex; raggio?: number }

/** Contrast of text, and of the outline of what can be used (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5
const SHAPE = 3
/** Above this a surface may come nearer to the text. */
const COMFORT = 9

const WHITE: Hex = '#ffffff'
const BLACK: Hex = '#000000'

const readable = (colour: Hex, on: readonly Hex[], ratio: number) =>
  on.every((surface) => contrast(colour, surface) >= ratio)

/** The first of these colours that can be seen on every surface; black or white always can on related ones. */
function firstReadable(wanted: readonly (Hex | undefined)[], on: readonly Hex[], ratio: number): Hex {
  const good = wanted.find((colour) => colour && readable(colour, on, ratio))
  if (good) return good
  const worst = (colour: Hex) => Math.min(...on.map((surface) => contrast(colour, surface)))
  return worst(BLACK) >= worst(WHITE) ? BLACK : WHITE
}

/** `colour` as long as text of the colour `text` is very well read on it, else what is farther from that text. */
const clearOf = (text: Hex, colour: Hex, farther: Hex) =>
  contrast(text, colour) >= COMFORT ? colour : farther

/** Background, raised cards and sunken notes, near enough to each other for one text colour to fit all. */
function surfacesOf(sfondo: Hex | undefined, scheme: Scheme) {
  const own = (name: string) => ownColour(name, scheme)
  if (!sfondo) return { bg: own('--bg'), raised: own('--bg-raised'), sunken: own('--bg-sunken') }
  const [text, away] = scheme === 'dark' ? [WHITE, BLACK] : [BLACK, WHITE]
  const nearer = mix(sfondo, text, 0.06)
  const farther = mix(sfondo, away, 0.6)
  return scheme === 'dark'
    ? { bg: sfondo, raised: clearOf(text, nearer, farther), sunken: mix(sfondo, away, 0.3) }
    : { bg: sfondo, raised: farther, sunken: clearOf(text, nearer, mix(sfondo, away, 0.3)) }
}

/**
 * The partner's colours as custom properties over our own, or null where none was chosen. What cannot be
 * read on the background is replaced: a text below 4.5:1 by our own text colour.
 */
export function paletteOf({ colore, sfondo, testo }: Look): Record<string, string> | null {
  if (!colore && !sfondo && !testo) return null
  // Where black would be read better than white, the surface counts as light.
  const scheme: Scheme = sfondo && luminance(sfondo) < 0.179 ? 'dark' : 'light'
  const { bg, raised, sunken } = surfacesOf(sfondo, scheme)
  const on = [bg, raised, sunken]
  const own = (name: string) => ownColour(name, scheme)
  const ink = firstReadable([testo, own('--ink')], on, TEXT)
  const soft = firstReadable([mix(bg, ink, 0.75), mix(bg, ink, 0.88), ink], on, TEXT)
  const action = colore ?? own('--action')
  const status = (name: string) => firstReadable([own(name), ink], on, TEXT)
  return {
    'color-scheme': scheme,
    '--bg': bg,
    '--bg-raised': raised,
    '--bg-sunken': sunken,
    '--ink': ink,
    '--ink-soft': soft,
    '--line': mix(bg, ink, 0.18),
    '--line-strong': firstReadable([mix(bg, ink, 0.5), mix(bg, ink, 0.7), ink], on, SHAPE),
    '--link': firstReadable([colore, own('--link'), ink], on, TEXT),
    '--focus': firstReadable([colore, own('--focus'), ink], on, SHAPE),
    '--action': action,
    '--action-hover': action,
    '--on-action': firstReadable([WHITE, own('--on-action')], [action], TEXT),
    '--bad': status('--bad'),
    '--info': ink,
    '--info-soft': sunken,
  }
}
