/** Marks what `markTargetExamples` has found. */
export const TARGET = 'data-target-example'

/**
 * In the page: marks some of each kind of what can be pressed, of which size and room need not be measured a hundred times. Of
 * one kind is what has the same classes in the same kind of place; what is small is of one kind only with what is as small.
 * It calls nothing outside itself: the browser gets its source. `root`: where.
 */
export function markTargetExamples(mark: string, root: ParentNode): void {
  /** What is small is right if it has room around it; what is large is, unless something covers it. */
  const OF_A_KIND = { small: 3, large: 1 }
  /** Pixels of CSS, WCAG 2.2, success criterion 2.5.8. */
  const LEAST = 24
  const TARGETS = 'a, area, button, input, select, textarea, summary, [role], [tabindex], [contenteditable]'
  const classesOf = (element: Element | null) => element?.getAttribute('class') ?? ''

  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  const counts = new Map<string, number>()
  for (const element of root.querySelectorAll(TARGETS)) {
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const isSmall = width < LEAST || height < LEAST
    const kind = [
      element.tagName,
      element.getAttribute('type'),
      element.getAttribute('role'),
      classesOf(element),
      classesOf(element.parentElement),
      isSmall && `${Math.round(width)} × ${Math.round(height)}`,
    ].join('|')
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    if (count < OF_A_KIND[isSmall ? 'small' : 'large']) element.setAttribute(mark, '')
  }
}
