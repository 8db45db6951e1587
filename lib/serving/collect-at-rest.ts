import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import vm from 'node:vm'

/** How often a thread looks at itself. */
const LOOK_MS = 30_000
/** It rests when it has had less than this of that time to do: nobody waits then for the tenth of a second that collecting takes. */
const AT_REST = 0.05
/** What the last collection left has to have grown by, for the next one to be worth it. */
const GROWN = 1.2

/** Of what the thread held at first: so much more, twice in a row, is what it has loaded meanwhile, which no collection gives back. */
const LOADED = 1.4

type Seen = { utilization: number; heapBytes: number }
type Given = {
  look: () => Seen
  collect: () => void
  everyMs: number
  /** Hears, at each look at a thread that rests, that it has grown for good. */
  onGrown: () => void
}

/**
 * Collects the garbage of this thread when there is little to do. V8 collects as memory is asked for: whoever is asked for nothing would
 * hold all night what the day has left.
 */
export function collectAtRest(given: Partial<Given> = {}): { stop(): void } {
  const { look = newLook(), collect = newCollector(), everyMs = LOOK_MS, onGrown } = given
  const first = look().heapBytes
  let left = first
  let looks = 0
  const timer = setInterval(() => {
    const { utilization, heapBytes } = look()
    looks = utilization > AT_REST ? 0 : looks + 1
    if (looks === 0) return
    if (heapBytes >= GROWN * left) {
      collect()
      left = look().heapBytes
    }
    if (looks > 1 && left > LOADED * first) onGrown?.()
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Of the time since the last look. */
function newLook(): () => Seen {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return { utilization, heapBytes: process.memoryUsage().heapUsed }
  }
}

/** V8's own, which is offered to programs that are started with an option: a context that is made with it has it. */
export function newCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}
