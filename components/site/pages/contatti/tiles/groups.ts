type XY = { x: number; y: number }

/**
 * Groups what would overlap on the screen, so that every pin can be clicked. Each item joins the first group whose
 * first member is less than `gap` away: the order of the list decides, so the groups are stable.
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
