type Release = () => void
type Waiter = (release: Release) => void

export type Semaphore = {
  /** Runs work when one of the places is free. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Whoever still waits for a place, in order; nobody waits here any more. */
  leave(): Waiter[]
}

/** So much work at once and no more; with those who waited for a place of `before`, whose work may go on beside it. */
export function newSemaphore(places: number, before?: Semaphore): Semaphore {
  const queue = before?.leave() ?? []
  let free = places
  const release = () => {
    const next = queue.shift()
    if (next) next(release)
    else free += 1
  }
  for (const waiter of queue.splice(0, places)) {
    free -= 1
    waiter(release)
  }
  return {
    take: async (work) => {
      let done = release
      if (free > 0) free -= 1
      else done = await new Promise<Release>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        done()
      }
    },
    leave: () => queue.splice(0),
  }
}
