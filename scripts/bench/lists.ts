import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { type Volume, withVolumes } from './volumes'

const ROUNDS = 150
const WARM_UP = 15
const RATIO = 1.5
const SEARCH_MS = 50

/** Cases, clients and agents, 50 rows, through the routes themselves: the same list at 10,000 and at 1,000,000 of them. */
export const LISTS: Section = {
  name: 'lists',
  title: 'Lists of 50 rows, at 10,000 and at 1,000,000 cases and clients',
  run: () =>
    withVolumes(async (volumes, seconds) => {
      const [few, many] = await Promise.all(volumes.map(start))
      if (!few || !many) throw new Error('Two volumes are needed.')
      const rows: Row[] = [
        {
          what: 'seed:large (1,000,000 cases, as many clients, 5,000,000 history entries)',
          measured: `${seconds} s`,
        },
      ]
      for (const name of many.names) rows.push(await compare(name, few.child, many.child))
      for (const { child } of [few, many]) child.disconnect()
      return rows
    }),
}

async function start({ url }: Volume): Promise<{ child: ChildProcess; names: string[] }> {
  const env = { ...process.env, DATABASE_URL: url }
  const child = fork(path.join(__dirname, 'lists-run.ts'), { execArgv: ['--import', 'tsx'], env })
  const [names] = (await once(child, 'message')) as [string[]]
  return { child, names }
}

async function ask(child: ChildProcess, name: string): Promise<number> {
  child.send(name)
  const [milliseconds] = (await once(child, 'message')) as [number]
  return milliseconds
}

/** By turns, so that whatever else the machine does falls on both alike. */
async function compare(name: string, few: ChildProcess, many: ChildProcess): Promise<Row> {
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const pair = [await ask(few, name), await ask(many, name)] as const
    if (round < 0) continue
    times.few.push(pair[0])
    times.many.push(pair[1])
  }
  return rowOf(name, times.few, times.many)
}

function rowOf(what: string, few: number[], many: number[]): Row {
  const [small, large] = [percentile(few, 0.95), percentile(many, 0.95)]
  const ratio = large / small
  const text = (values: number[]) =>
    `${percentile(values, 0.5).toFixed(1)}/${percentile(values, 0.95).toFixed(1)}`
  const measured = `${text(few)} → ${text(many)} ms (p50/p95), ${ratio.toFixed(2)} ×`
  return what.startsWith('search')
    ? { what, measured, goal: `p95 ≤ ${SEARCH_MS} ms`, ok: large <= SEARCH_MS }
    : { what, measured, goal: `p95 ≤ ${RATIO} ×`, ok: ratio <= RATIO }
}
