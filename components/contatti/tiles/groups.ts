type XY = { x: number; y: number }

/**
 * Puts together what would lie on top of each other on the screen, so that every pin can be hit. Each joins the
 * first group whose first member is less than `gap` away: the order of the list decides, and it does not tremble.
 */
export function groupNear<T>(items: readonly T[], placeOf: (item: T) => XY, gap: number): T[][] {
  const groups: { at: XY; members: T[] }[] = []
  for (const item of items) {
    const at = placeOf(item)
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < gap)
    if (near) near.members.push(item)
    else groups.push({ at, members: [item] })
  }
  return groups.map(({ members }) => members)
}
