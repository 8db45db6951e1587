import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { startAnother, withServer } from './with-server'

const GOAL_MS = 2_000
const EDITS = 10
/** Requests a second on each of the two servers while news is being edited. */
const RATE = 300

/** A news item edited on one server: how long until the other one shows it, with visitors on both. */
export const EDITS_BENCH: Section = {
  name: 'edits',
  title: 'A change reaches every process (two servers, under load)',
  run: () =>
    withServer(async (first) => {
      const second = await startAnother({ quiet: false })
      return measure(first.site, second.site).finally(second.stop)
    }),
}

async function measure(first: string, second: string): Promise<Row[]> {
  const editor = await editorOf(first)
  const page = `/news_name/${editor.slug}`
  const load = [first, second].map((site) =>
    autocannon({ url: `${site}${page}`, connections: 8, overallRate: RATE, duration: 3 * EDITS }),
  )
  const times: number[] = []
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const title = `Modifica numero ${edit}`
    const startedAt = performance.now()
    await editor.rename(title)
    await Promise.all([first, second].map((site) => untilShown(`${site}${page}`, title)))
    times.push(performance.now() - startedAt)
    await sleep(500)
  }
  const results = await Promise.all(load)
  const failed = results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0)
  const sent = results.reduce((sum, { requests }) => sum + requests.total, 0)
  const slowest = percentile(times, 1)
  return [
    {
      what: `${EDITS} changes, the slowest`,
      measured: `${Math.round(slowest)} ms (p50 ${Math.round(percentile(times, 0.5))} ms)`,
      goal: `≤ ${GOAL_MS} ms`,
      ok: slowest <= GOAL_MS,
    },
    { what: 'requests failed meanwhile', measured: `${failed} of ${sent}`, goal: '0', ok: failed === 0 },
  ]
}

async function untilShown(url: string, title: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(20)) {
    if ((await (await fetch(url)).text()).includes(title)) return
  }
  throw new Error(`${url} does not show “${title}”.`)
}

type Item = { _id: string; slug: string; version: number }

/** An administrator and a published news item. */
async function editorOf(site: string) {
  const json = { 'content-type': 'application/json' }
  const credentials = {
    email: 'admin@demo.example',
    password: process.env.DEMO_PASSWORD ?? 'Demo-2026-credito',
  }
  const login = await fetch(`${site}/v2/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  const { access } = (await login.json()) as { access: string }
  const list = (await (await fetch(`${site}/v2/news?limit=1`)).json()) as { items: Item[] }
  let item = list.items[0] as Item
  const rename = async (titolo: string) => {
    const reply = await fetch(`${site}/v2/news/${item._id}`, {
      method: 'PATCH',
      headers: { ...json, authorization: `Bearer ${access}` },
      body: JSON.stringify({ titolo, version: item.version }),
    })
    if (!reply.ok) throw new Error(await reply.text())
    item = (await reply.json()) as Item
  }
  return { slug: item.slug, rename }
}
