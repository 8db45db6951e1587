/** How long somebody has to stop writing before it is kept. */
const PAUSE_MS = 800

/**
 * Keeps the last of what it is given, after a pause: one call at a time, so that an older text never comes after a newer one. `save`
 * fails without a word here: it says so itself.
 */
export function draftSaver<T>(save: (words: T) => Promise<void>) {
  let waiting: { words: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  /** Keeps at once what is waiting. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    running = running.then(async () => {
      const last = waiting
      waiting = null
      if (last) await save(last.words)
    })
    return running
  }
  const forget = () => {
    clearTimeout(timer)
    waiting = null
  }
  return {
    want: (words: T) => {
      waiting = { words }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    flush,
    /** There is nothing new to keep after all. */
    forget,
    /** Keeps nothing of what is waiting; what is on its way has arrived when this is done. */
    drop: (): Promise<void> => {
      forget()
      return flush()
    },
  }
}
