import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import client from 'prom-client'
import { publishCaches } from '@/lib/core/caches-metrics'
import { pool } from '@/lib/core/db'
import { watchBroker } from '@/lib/core/fan-out-figures'
import { newCounters, publishCounters, publishThread, sharedFigures } from '@/lib/core/metrics'
import { metricsOfAll } from '@/lib/core/metrics-exchange'
import { watchFigures } from '@/lib/features/system/watch-figures'
import { measureRequests } from '@/lib/http/request-figures'
import { measureJob } from '@/lib/jobs/job-figures'
import { countSockets, publishSocketLimit } from '@/lib/realtime/gauge'

const OPS = path.resolve(__dirname, '../../../ops')
const read = (name: string) => readFileSync(path.join(OPS, name), 'utf8')

type Panel = {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}
const dashboard = JSON.parse(read('dashboard.json')) as {
  schemaVersion: number
  uid: string
  panels: Panel[]
}
const rules = read('alerts.yml')
const alerts = [...rules.matchAll(/- alert: (\w+)\n {8}expr: (.+)\n/g)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}))
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
]

const FUNCTIONS = new Set(['histogram_quantile'])
/** What stands in an expression is a figure, a function, or the name of a label, which has no underscore here. */
const figuresIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !FUNCTIONS.has(name))

let told: Set<string>

beforeAll(async () => {
  publishThread('site-1')
  publishCounters(newCounters())
  publishCaches(true)
  measureRequests(() => 'none')
  countSockets(() => 0)
  publishSocketLimit(10)
  watchBroker(() => 'unused')
  await measureJob('jobs.prune', async () => undefined)
  await pool().query('SELECT 1')
  watchFigures()
  const text = await metricsOfAll()
  told = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name))
})
afterAll(() => {
  client.register.clear()
  sharedFigures.clear()
})

it('alerts and dashboard ask for figures that there are', () => {
  const asked = [...new Set(expressions.flatMap(figuresIn))]
  const isTold = (name: string) => told.has(name) || told.has(name.replace(/_(?:bucket|sum|count)$/, ''))
  expect(asked.length).toBeGreaterThan(25)
  expect(asked.filter((name) => !isTold(name))).toEqual([])
})

it('every alert has its line in the runbook', () => {
  const runbook = readFileSync(path.join(OPS, '../docs/operations.md'), 'utf8')
  expect(alerts).toHaveLength([...rules.matchAll(/- alert:/g)].length)
  expect(alerts.filter(({ name }) => !runbook.includes(`| \`${name}\``))).toEqual([])
})

it('the dashboard is one that Grafana takes: panels with numbers of their own that do not overlap', () => {
  const { panels } = dashboard
  expect(dashboard).toMatchObject({ schemaVersion: 39, uid: 'chiaravia' })
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
  expect(panels.every(({ type, title }) => title && ['row', 'stat', 'timeseries'].includes(type))).toBe(true)
})

const promtool = spawnSync('promtool', ['--version']).status === 0

const withPromtool = promtool ? it : it.skip
withPromtool('Prometheus understands the rules', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', path.join(OPS, 'alerts.yml')], {
    encoding: 'utf8',
  })
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
})
