/**
 * Takes out of a cache what nobody has asked for since the last look, the oldest first, as long as there is too much of it;
 * what has been asked for gets a second round (the second-chance algorithm). `remove` takes one entry out and counts it off.
 */
export function makeRoom<K, V extends { used: boolean }>(
  entries: Map<K, V>,
  isTooMuch: () => boolean,
  remove: (key: K) => void,
): void {
  for (const [key, entry] of entries) {
    if (!isTooMuch()) return
    if (!entry.used) {
      remove(key)
      continue
    }
    entry.used = false
    entries.delete(key)
    entries.set(key, entry)
  }
}
