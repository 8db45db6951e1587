import type { Row, Section } from '../report/types'
import { measureIn } from './measure-in'

const ROWS = 10_000
const GOAL_S = 60

/** Seconds of a night, from the file to the last row: the dry run and the writing. */
export type EggMeasured = { what: string; seconds: number; ok: boolean }[]

/** Nights of the import from EGG: everything new, nothing new, and every case in another state. */
export const EGG: Section = {
  name: 'egg',
  title: `Import from EGG, ${ROWS.toLocaleString('en')} rows`,
  run: () => measureIn<EggMeasured>('egg-run', [ROWS]).then(rowsOf),
}

const rowsOf = (nights: EggMeasured): Row[] =>
  nights.map(({ what, seconds, ok }) => ({
    what,
    measured: `${seconds.toFixed(1)} s${ok ? '' : ', and the counts are wrong'}`,
    goal: `≤ ${GOAL_S} s`,
    ok: ok && seconds <= GOAL_S,
  }))
