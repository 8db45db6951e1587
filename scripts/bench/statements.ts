import type { Row, Section } from '../report/types'
import { measureIn } from './measure-in'

const PAYEES = 400
const ROWS = 25
const GOAL_S = 20

/** Seconds of the drafts and of closing them; how many statements were closed, with how many rows. */
export type StatementTimes = { draft: number; close: number; closed: number; rows: number }

/** The month of a network: drafts, numbers, debts and history of everybody's statement. Their documents follow in jobs. */
export const STATEMENTS: Section = {
  name: 'statements',
  title: `Closing a month of commissions for ${PAYEES} beneficiaries`,
  run: () => measureIn<StatementTimes>('statements-run', [PAYEES, ROWS]).then((times) => [rowOf(times)]),
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
