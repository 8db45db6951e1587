/** "#rrggbb", lower case: the only form in which a colour reaches a style sheet. */
export type Hex = `#${string}`

const HEX = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i

/** "c40", "#C40" and "cc4400" → "#cc4400"; null for anything else. */
export function hexOf(text: string): Hex | null {
  const [, short, long] = HEX.exec(text.trim()) ?? []
  const digits = long ?? short?.replace(/./g, '$&$&')
  return digits ? `#${digits.toLowerCase()}` : null
}

const channels = (colour: Hex) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of `over` laid on `under`. */
export function mix(under: Hex, over: Hex, share: number): Hex {
  const top = channels(over)
  const mixed = channels(under).map((value, at) => Math.round(value + ((top[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
