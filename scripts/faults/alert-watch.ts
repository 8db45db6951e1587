import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'

/** As often as Prometheus asks here, and as long as it waits: a silent database takes three seconds. */
const SCRAPE_S = 5

/** Looks which alerts fire over the figures of servers that come and go. */
export type AlertWatch = {
  what: string
  /** Whether it can tell this alert at all. */
  knows(alert: string): boolean
  ask(...sites: string[]): void
  firing(): Promise<Set<string>>
  end(): void
}

export type Rule = { alert: string; expr: string }

/**
 * The rules as they are shipped, with every wait made short: nobody sits here for an hour to see that files wait for one. Only
 * durations change, and the one threshold that is a duration which nothing can make up.
 */
function hurried(text: string): string {
  return text
    .replace(/^( +for:) .+$/gm, '$1 1s')
    .replace(/\[30m\]/g, '[3m]')
    .replace(/\[(?:5|15)m\]/g, '[30s]')
    .replace('database_longest_transaction_seconds) > 300', 'database_longest_transaction_seconds) > 5')
}

const shipped = () => hurried(readFileSync(path.join(ROOT, 'ops', 'alerts.yml'), 'utf8'))

export const rules = (): Rule[] =>
  [...shipped().matchAll(/- alert: (\w+)\n +expr: (.+)\n/g)].map(([, alert = '', expr = '']) => ({
    alert,
    expr,
  }))

/** By Prometheus itself where it is installed; otherwise the rules that look at one moment are worked out here. */
export async function watchAlerts(folder: string): Promise<AlertWatch> {
  const isThere = spawnSync('prometheus', ['--version']).status === 0
  return isThere ? byPrometheus(path.join(folder, 'prometheus')) : plain()
}

const token = () => process.env.INTERNAL_TOKEN ?? ''

async function byPrometheus(folder: string): Promise<AlertWatch> {
  mkdirSync(folder, { recursive: true })
  const file = (name: string) => path.join(folder, name)
  const port = await freePort()
  writeFileSync(file('alerts.yml'), shipped())
  writeFileSync(file('targets.json'), '[]')
  writeFileSync(
    file('prometheus.yml'),
    `global: { scrape_interval: ${SCRAPE_S}s, scrape_timeout: ${SCRAPE_S}s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: chiaravia
    metrics_path: /v2/metrics
    authorization: { credentials: '${token()}' }
    file_sd_configs: [{ files: [targets.json], refresh_interval: 1s }]
`,
  )
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${file('prometheus.yml')}`,
      `--storage.tsdb.path=${file('data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  )
  const alerts = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)
    return (await reply.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } }
  }
  for (const deadline = Date.now() + 30_000; ; await sleep(200)) {
    if (await alerts().catch(() => undefined)) break
    if (Date.now() > deadline) throw new Error('Prometheus non parte.')
  }
  return {
    what: 'Prometheus',
    knows: () => true,
    ask: (...sites) => {
      const targets = sites.map((site) => new URL(site).host)
      writeFileSync(file('targets.json'), JSON.stringify([{ targets }]))
    },
    firing: async () => {
      const { data } = await alerts()
      const firing = data.alerts.filter(({ state }) => state === 'firing')
      return new Set(firing.map(({ labels }) => labels.alertname))
    },
    end: () => void child.kill('SIGKILL'),
  }
}

/** `max(name{label="value"}) > 3`: what is compared at one moment, with a number. */
const SIMPLE = /^(min|max|sum)(?: by \([^)]*\))? ?\((\w+)(?:\{(\w+)="([^"]*)"\})?\) (==|>=|>|<) ([\d.e]+)$/

function plain(): AlertWatch {
  let sites: string[] = []
  const simple = rules().flatMap(({ alert, expr }) => {
    const parts = SIMPLE.exec(expr)
    return parts ? [{ alert, parts }] : []
  })
  return {
    what: 'this script, moment by moment: Prometheus is not installed',
    knows: (alert) => simple.some((one) => one.alert === alert),
    ask: (...asked) => {
      sites = asked
    },
    firing: async () => {
      const texts = await Promise.all(sites.map(metricsOf))
      return new Set(simple.filter(({ parts }) => holds(parts, texts.join('\n'))).map(({ alert }) => alert))
    },
    end: () => undefined,
  }
}

async function metricsOf(site: string): Promise<string> {
  const headers = { authorization: `Bearer ${token()}` }
  const reply = await fetch(`${site}/v2/metrics`, {
    headers,
    signal: AbortSignal.timeout(SCRAPE_S * 1_000),
  }).catch(() => undefined)
  return (await reply?.text()) ?? ''
}

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '==': (a, b) => a === b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
}

export function holds(
  [, how = '', name = '', label, value, sign = '', limit]: RegExpExecArray,
  text: string,
): boolean {
  const values = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) => !label || line.includes(`${label}="${value}"`))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
    .filter((one) => !Number.isNaN(one))
  if (values.length === 0) return false
  const all = { min: Math.min(...values), max: Math.max(...values), sum: values.reduce((a, b) => a + b, 0) }
  return COMPARE[sign]?.(all[how as keyof typeof all], Number(limit)) ?? false
}
