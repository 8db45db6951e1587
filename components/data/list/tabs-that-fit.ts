/** Pixels of a letter of a tab, and of its margins. */
export type TabSize = { letter: number; margins: number }

/** Of the views of a list. */
const VIEWS: TabSize = { letter: 7.3, margins: 18 }
/** What opens the menu of the others. */
const OTHERS = 'Altre'

/** How many of these tabs stand in so many pixels, the first of them always; where not all do, the menu of the others does, too. */
export function tabsThatFit(labels: readonly string[], room: number, { letter, margins } = VIEWS): number {
  const widthOf = (label: string) => margins + letter * label.length
  const whole = labels.reduce((sum, label) => sum + widthOf(label), 0)
  if (whole <= room) return labels.length
  let left = room - widthOf(OTHERS)
  const over = labels.findIndex((label) => {
    left -= widthOf(label)
    return left < 0
  })
  return Math.max(1, over)
}

/** The tabs that are shown: as many as fit, and in the place of the last of them the open one, which is never out of sight. */
export function shownTabs(count: number, fitting: number, open: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at)
  if (open < fitting) return all.slice(0, fitting)
  return [...all.slice(0, Math.max(0, fitting - 1)), open]
}
