import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Row, Section } from '../report/types'
import { withDatabase } from './leads'

const ROWS = 10_000
const GOAL_S = 60

/** Seconds of a night, from the file to the last row: the dry run and the writing. */
export type EggMeasured = { what: string; seconds: number; ok: boolean }[]

/** Nights of the import from EGG: everything new, nothing new, and every case in another state. */
export const EGG: Section = {
  name: 'egg',
  title: `Import from EGG, ${ROWS.toLocaleString('en')} rows`,
  run: () => withDatabase(async (url) => rowsOf(await measured(url))),
}

async function measured(url: string): Promise<EggMeasured> {
  const child = fork(path.join(__dirname, 'egg-run.ts'), [String(ROWS)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: url },
  })
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`egg-run: exit code ${code}`))),
  ])) as [EggMeasured]
  return result
}

const rowsOf = (nights: EggMeasured): Row[] =>
  nights.map(({ what, seconds, ok }) => ({
    what,
    measured: `${seconds.toFixed(1)} s${ok ? '' : ', and the counts are wrong'}`,
    goal: `≤ ${GOAL_S} s`,
    ok: ok && seconds <= GOAL_S,
  }))
