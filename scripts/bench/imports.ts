import type { Row, Section } from '../report/types'
import { measureIn } from './measure-in'

/** Seconds of each step, for so many clients, and whether every one of them came out as it was said. */
export type ImportTimes = {
  rows: number
  check: number
  write: number
  again: number
  undo: number
  exact: boolean
}

const CHECK_GOAL = 20
const WRITE_GOAL = 60

/** A file of 10,000 clients: looked at, written, looked at again, taken back. */
export const IMPORTS_BENCH: Section = {
  name: 'imports',
  title: 'Import of 10,000 clients',
  run: () => measureIn<ImportTimes>('imports-run').then(rowsOf),
}

const seconds = (value: number) => `${value.toFixed(1)} s`

function rowsOf({ rows, check, write, again, undo, exact }: ImportTimes): Row[] {
  const many = rows.toLocaleString('en')
  return [
    {
      what: `${many} new clients, dry run`,
      measured: seconds(check),
      goal: `≤ ${CHECK_GOAL} s`,
      ok: check <= CHECK_GOAL,
    },
    {
      what: `${many} new clients, written`,
      measured: seconds(write),
      goal: `≤ ${WRITE_GOAL} s`,
      ok: write <= WRITE_GOAL,
    },
    {
      what: 'the same file again, dry run: nothing changes',
      measured: seconds(again),
      goal: `≤ ${CHECK_GOAL} s`,
      ok: again <= CHECK_GOAL,
    },
    { what: 'all of it taken back', measured: seconds(undo), goal: '–', ok: true },
    { what: 'each made once, none left afterwards', measured: exact ? 'yes' : 'no', goal: 'yes', ok: exact },
  ]
}
