/** Marks what `markTextExamples` has found. */
export const EXAMPLE = 'data-text-example'

/**
 * In the page: marks some texts of each kind, of which contrast need not be measured a hundred times. Of one kind are those
 * of the same colour, size and weight on the same ground; what is placed by itself, on no ground of its own, may lie over
 * anything and is a kind of its own. It calls nothing outside itself: the browser gets its source.
 *
 * `root`: where. `known`: kinds that have been measured on another page. Returns the kinds that it has marked and that are
 * the same on every page.
 */
export function markTextExamples(mark: string, root: ParentNode, known: readonly string[]): string[] {
  const OF_A_KIND = 2
  const CONTROLS = 'input, select, textarea'
  const PLACED = ['absolute', 'fixed', 'sticky']
  type Ground = { key: string; opacity: string; placed: string }
  const grounds = new Map<Element | null, Ground>([[null, { key: '', opacity: '', placed: '' }]])

  function groundOf(element: Element | null): Ground {
    const known = grounds.get(element)
    if (known || !element) return known ?? { key: '', opacity: '', placed: '' }
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const above = groundOf(element.parentElement)
    const own = `${backgroundColor} ${backgroundImage}`
    const isOpaque = /^rgb\(/.test(backgroundColor) || backgroundImage !== 'none'
    const isClear = /, 0\)$/.test(backgroundColor) && backgroundImage === 'none'
    const ground = {
      key: isOpaque ? own : isClear ? above.key : `${above.key} ${own}`,
      opacity: opacity === '1' ? above.opacity : `${above.opacity} ${opacity}`,
      placed: isOpaque ? '' : PLACED.includes(position) ? String(grounds.size) : above.placed,
    }
    grounds.set(element, ground)
    return ground
  }

  const saysSomething = (element: Element) =>
    element.matches(CONTROLS) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  /** What only a screen reader finds is a point wide. */
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  /** What is disabled may be pale, with its label. */
  const isDisabled = (element: Element) =>
    element.closest('fieldset:disabled, [aria-disabled="true"], [data-disabled], :disabled') !== null

  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  const measured = new Set(known)
  const marked = new Set<string>()
  const counts = new Map<string, number>()
  for (const element of root.querySelectorAll('*')) {
    if (!saysSomething(element) || !isSeen(element)) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const { key, opacity, placed } = groundOf(element)
    const kind = [
      element.matches(CONTROLS),
      isDisabled(element),
      color,
      fontSize,
      fontWeight,
      textShadow,
      key,
      opacity,
      placed,
    ].join('|')
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    if (count >= OF_A_KIND || measured.has(kind)) continue
    element.setAttribute(mark, '')
    if (!placed) marked.add(kind)
  }
  return [...marked]
}
