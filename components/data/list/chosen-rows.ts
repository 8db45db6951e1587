const KEY = 'righe-scelte'

/** The rows that were chosen in a list, for the page that is opened for them: an address could not hold so many. */
export function keepChosen(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Storage may be closed: the page asks again.
  }
}

/** Those that this window has chosen last; none where it cannot know. */
export function chosenRows(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
