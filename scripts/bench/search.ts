import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import type { SearchTimes } from './search-run'
import { withVolumes } from './volumes'

const LONGEST_MS = 500

/** What is typed into the field of search, of every list and of the palette, through the routes themselves, at 1,000,000 cases and clients. */
export const SEARCH: Section = {
  name: 'search',
  title: 'Search of every list, at 1,000,000 cases and clients',
  run: () =>
    withVolumes(async ([, many]) => {
      const env = { ...process.env, DATABASE_URL: many.url }
      const child = fork(path.join(__dirname, 'search-run.ts'), { execArgv: ['--import', 'tsx'], env })
      const [found] = (await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error('the searches ended early'))),
      ])) as [SearchTimes[]]
      return found.map(rowOf)
    }, 0),
}

function rowOf({ list, times, slowest }: SearchTimes): Row {
  const p95 = percentile(times, 0.95)
  return {
    what: list === 'search' ? 'the palette' : list,
    measured: `${percentile(times, 0.5).toFixed(1)} / ${p95.toFixed(1)} ms (p50/p95), the longest ${Math.max(...times).toFixed(0)} ms for «${slowest}»`,
    goal: `p95 ≤ ${LONGEST_MS} ms`,
    ok: p95 <= LONGEST_MS,
  }
}
