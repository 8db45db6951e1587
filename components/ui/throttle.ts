/** Calls at most once every `ms`: the first call at once, the last one always. */
export function throttle<A extends unknown[]>(run: (...args: A) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: A | undefined

  const tick = () => {
    timer = undefined
    if (waiting) fire(waiting)
  }
  const fire = (args: A) => {
    waiting = undefined
    timer = setTimeout(tick, ms)
    run(...args)
  }
  const throttled = (...args: A) => {
    if (timer === undefined) fire(args)
    else waiting = args
  }
  /** Runs what is still waiting now: nothing that was typed may be lost. */
  throttled.flush = () => {
    clearTimeout(timer)
    timer = undefined
    const args = waiting
    waiting = undefined
    if (args) run(...args)
  }
  return throttled
}
