/** Sockets of one person: a few browsers, many tabs. */
export const MAX_PER_USER = 20

/** Places for the sockets of each person. */
export type SocketQuota = {
  /** Takes one; calls `onFull`, at once or a moment later, when there was none. Returns what gives it back. */
  take(key: string, onFull: () => void): () => void
}

/** For a process whose sockets are all in one thread; and what is counted where there are several. */
export function localQuota(most = MAX_PER_USER): SocketQuota {
  const taken = new Map<string, number>()
  const add = (key: string, count: number) => {
    const now = (taken.get(key) ?? 0) + count
    if (now > 0) taken.set(key, now)
    else taken.delete(key)
  }
  return {
    take: (key, onFull) => {
      if ((taken.get(key) ?? 0) >= most) {
        onFull()
        return () => undefined
      }
      add(key, 1)
      let isTaken = true
      return () => {
        if (isTaken) add(key, -1)
        isTaken = false
      }
    },
  }
}
