import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Row, Section } from '../report/types'
import { withDatabase } from './leads'

const PAYEES = 400
const ROWS = 25
const GOAL_S = 20

/** Seconds of the drafts and of closing them; how many statements were closed, with how many rows. */
export type StatementTimes = { draft: number; close: number; closed: number; rows: number }

/** The month of a network: drafts, numbers, debts and history of everybody's statement. Their documents follow in jobs. */
export const STATEMENTS: Section = {
  name: 'statements',
  title: `Closing a month of commissions for ${PAYEES} beneficiaries`,
  run: () => withDatabase(async (url) => [rowOf(await measured(url))]),
}

async function measured(url: string): Promise<StatementTimes> {
  const child = fork(path.join(__dirname, 'statements-run.ts'), [String(PAYEES), String(ROWS)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: url },
  })
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`statements-run: exit code ${code}`))),
  ])) as [StatementTimes]
  return result
}

function rowOf({ draft, close, closed, rows }: StatementTimes): Row {
  const isAll = closed === PAYEES && rows === PAYEES * ROWS
  return {
    what: `${closed} statements of ${rows.toLocaleString('en')} rows`,
    measured: `drafts ${draft.toFixed(1)} s, closing ${close.toFixed(1)} s${isAll ? '' : ', and some are missing'}`,
    goal: `≤ ${GOAL_S} s`,
    ok: isAll && draft + close <= GOAL_S,
  }
}
