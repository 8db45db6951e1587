/** Pixels of a letter of a tab, and of its margins. */
const LETTER = 7.3
const MARGINS = 18
/** What opens the menu of the others. */
const OTHERS = 'Altre'

const widthOf = (label: string) => MARGINS + LETTER * label.length

/** How many of these tabs stand in so many pixels, the first of them always; where not all do, the menu of the others does, too. */
export function tabsThatFit(labels: readonly string[], room: number): number {
  const whole = labels.reduce((sum, label) => sum + widthOf(label), 0)
  if (whole <= room) return labels.length
  let left = room - widthOf(OTHERS)
  const over = labels.findIndex((label) => {
    left -= widthOf(label)
    return left < 0
  })
  return Math.max(1, over)
}
