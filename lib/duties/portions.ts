const PORTION = 500

/** What a query adds to read one portion. */
type Page = { take: number; cursor?: { id: string }; skip?: number }

/**
 * All rows of a query, a portion at a time: those of ten years are never in memory at once. The query's order ends with the id.
 * @param read the query, with the page added
 */
export async function* inPortions<T extends { id: string }>(
  read: (page: Page) => Promise<T[]>,
): AsyncIterable<T[]> {
  let page: Page = { take: PORTION }
  for (;;) {
    const rows = await read(page)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return
    page = { take: PORTION, cursor: { id: last.id }, skip: 1 }
  }
}
