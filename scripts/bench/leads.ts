import { disconnect } from '../../lib/core/db'
import type { Row, Section } from '../report/types'
import { arrivals } from './leads-arrivals'
import { measureIn } from './measure-in'
import { withServer } from './with-server'

const WORKERS = 8
const RATIO = 0.8

export type Measured = { before: number[]; now: number[]; leads: number; exact: boolean }

/** Leads given by weight by eight workers at once, beside the count without epochs that was here before. */
export const LEADS: Section = {
  name: 'leads',
  title: `Leads by weight, ${WORKERS} workers at once`,
  run: async () => {
    const measured = await measureIn<Measured>('leads-run', [WORKERS], { DATABASE_POOL: String(WORKERS) })
    return [...rowsOf(measured), ...(await withServer((server) => arrivals(server).finally(disconnect)))]
  },
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

function rowsOf({ before, now, leads, exact }: Measured): Row[] {
  const [old, today] = [median(before), median(now)]
  const ratio = today / old
  return [
    {
      what: 'leads a second, against a count without epochs',
      measured: `${Math.round(today)} against ${Math.round(old)}, ${ratio.toFixed(2)} ×`,
      goal: `≥ ${RATIO} ×`,
      ok: ratio >= RATIO,
    },
    {
      what: `${leads.toLocaleString('en')} leads: every one counted once, nobody a whole lead from their share`,
      measured: exact ? 'yes' : 'no',
      goal: 'yes',
      ok: exact,
    },
  ]
}
