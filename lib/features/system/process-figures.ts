import 'server-only'
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { metricsOfAll } from '@/lib/core/metrics-exchange'
import { VERSION } from '@/lib/core/version'
import type { SystemInfo } from './schema'
import { sourceCommit } from './source-commit'

const read = (...parts: string[]): string | null => {
  try {
    return readFileSync(path.join(...parts), 'utf8').trim()
  } catch {
    return null
  }
}

/** The build's own files lie beside the file that the server was started from. */
const buildId = () => read(path.dirname(process.argv[1] ?? ''), 'BUILD_ID') ?? read('.next', 'BUILD_ID')

export function buildFigures(now: Date): SystemInfo['build'] {
  const uptimeSeconds = Math.round(process.uptime())
  const startedAt = new Date(now.getTime() - uptimeSeconds * 1_000).toISOString()
  return {
    version: VERSION,
    id: buildId(),
    commit: sourceCommit(),
    node: process.version,
    startedAt,
    uptimeSeconds,
  }
}

/** The samples of one metric in Prometheus' text: labels and value. */
export function samplesOf(text: string, name: string): { labels: string; value: number }[] {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return lines.map((line) => ({
    labels: /\{(.*)\}/.exec(line)?.[1] ?? '',
    value: Number(line.slice(line.lastIndexOf(' ') + 1)),
  }))
}

const sum = (samples: { value: number }[]) => samples.reduce((total, { value }) => total + value, 0)

/** This server process with all of its threads, and what it has answered since it began. */
export async function processFigures(): Promise<Pick<SystemInfo, 'process' | 'http'>> {
  const text = await metricsOfAll()
  const one = (name: string): number | null => samplesOf(text, name)[0]?.value ?? null
  const { user, system } = process.cpuUsage()
  const lags = samplesOf(text, 'nodejs_eventloop_lag_p99_seconds').map(({ value }) => value)
  const lag = Math.max(...lags.filter((value) => !Number.isNaN(value)))
  const pools = samplesOf(text, 'db_pool_connections')
  const ofState = (state: string) => sum(pools.filter(({ labels }) => labels.includes(`state="${state}"`)))
  return {
    process: {
      rssBytes: process.memoryUsage.rss(),
      heapBytes: sum(samplesOf(text, 'nodejs_heap_size_used_bytes')),
      cpuPercent: (user + system) / 1e4 / process.uptime(),
      eventLoopP99Ms: Number.isFinite(lag) ? lag * 1_000 : null,
      threads: one('site_threads'),
      sockets: one('realtime_sockets'),
      pool: {
        busy: ofState('busy'),
        idle: ofState('idle'),
        limit: sum(samplesOf(text, 'db_pool_limit')),
        waiting: sum(samplesOf(text, 'db_pool_waiting')),
      },
    },
    http: httpFigures(text),
  }
}

function httpFigures(text: string): SystemInfo['http'] {
  const answered = samplesOf(text, 'http_requests_total')
  const requests = sum(answered)
  if (requests === 0) return null
  const fromCache = sum(answered.filter(({ labels }) => labels.includes('answerer="page-cache"')))
  const errors = sum(answered.filter(({ labels }) => labels.includes('class="5xx"')))
  const pages = samplesOf(text, 'page_cache_pages')[0]?.value ?? 0
  return { requests, fromCache, hitShare: (100 * fromCache) / requests, errors, pages }
}

/** Whether it is served as a site that others reach should be. */
export function servingFigures(): SystemInfo['serving'] {
  const { SITE_URL, DEMO } = env()
  const { protocol, hostname } = new URL(SITE_URL)
  const local = /^(?:localhost|127\.|\[::1\])/.test(hostname)
  return { secure: protocol === 'https:', local, demo: DEMO }
}

/** The disk on which a folder is; that of the server itself if none is named. */
export async function diskFigures(folder = process.cwd()): Promise<NonNullable<SystemInfo['disk']>> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { totalBytes: bsize * blocks, freeBytes: bsize * bavail }
}
