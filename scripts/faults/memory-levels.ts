import type { Row } from '../report/types'
import { megabytesOf } from './process-table'

const LOOK_MS = 15_000
/** A process has what it needs by then: under a moderate load V8 takes its memory that slowly. */
const GROWN_MS = 30 * 60_000
const MOST = 1.3

type Watched = { name: string; pid: () => number }
/** One process from its start to its end: how large it was at its thirtieth minute, and last. */
type Life = { name: string; since: number; grown?: number; last: number; most: number }

/** How much memory processes take, from each start of theirs to its end. */
export class Levels {
  private readonly lives = new Map<number, Life>()
  private readonly timer: NodeJS.Timeout

  constructor(private readonly watched: readonly Watched[]) {
    this.timer = setInterval(() => this.look(), LOOK_MS)
  }

  end(): void {
    this.look()
    clearInterval(this.timer)
  }

  /** For each kind of process the life that grew most after its thirtieth minute. */
  rows(): Row[] {
    const names = [...new Set(this.watched.map(({ name }) => name))]
    return names.map((name) => {
      const lives = [...this.lives.values()].filter((life) => life.name === name)
      const what = `memory of ${name}: at its thirtieth minute and at its end, where it grew most; at most`
      const most = Math.max(0, ...lives.map((life) => life.most))
      const [worst] = lives
        .flatMap(({ grown, last }) => (grown === undefined ? [] : { grown, last }))
        .toSorted((a, b) => b.last / b.grown - a.last / a.grown)
      if (!worst) return { what, measured: `none lived so long; ${most} MB` }
      const { grown, last } = worst
      return {
        what,
        measured: `${grown} and ${last} MB, ${(last / grown).toFixed(2)} ×; ${most} MB`,
        goal: `≤ ${MOST} ×`,
        ok: last <= grown * MOST,
      }
    })
  }

  private look(): void {
    for (const { name, pid: of } of this.watched) {
      const pid = of()
      const now = sizeOf(pid)
      // It is being started again.
      if (now === undefined) continue
      const life = this.lives.get(pid) ?? { name, since: Date.now(), last: now, most: now }
      this.lives.set(pid, life)
      life.last = now
      life.most = Math.max(life.most, now)
      if (life.grown === undefined && Date.now() - life.since >= GROWN_MS) life.grown = now
    }
  }
}

function sizeOf(pid: number): number | undefined {
  try {
    return megabytesOf(pid) || undefined
  } catch {
    return undefined
  }
}
