import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import { ROOT } from '../migrations/files'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { findChromium } from '../test/chromium'
import { withHelloWorld } from './hello-world'
import { publicPages } from './pages'
import { withServer } from './with-server'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const ATTEMPTS = 3
/** How far below the least that this Next can send a page may be. */
const MARGIN = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Scores = Record<(typeof CATEGORIES)[number] | 'cls', number>
type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** Lighthouse with the settings of a phone; it is large and only needed here, so it is not among the packages. */
export const LIGHTHOUSE: Section = {
  name: 'lighthouse',
  title: `Lighthouse, phone, median of ${RUNS}`,
  run: async () => {
    if (spawnSync('npx', ['--no-install', 'lighthouse', '--version'], { cwd: ROOT }).status !== 0)
      throw new EnvError('Serve Lighthouse: npm install --no-save lighthouse@13, poi di nuovo.')
    const floor = await withHelloWorld(median)
    const hello = { what: '“hello world” page', measured: String(floor.performance) }
    return [hello, ...(await withServer(({ site }) => ours(site, floor), { quiet: false }))]
  },
}

async function ours(site: string, floor: Scores): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of await publicPages(site)) {
    const { cls, ...scores } = await median(`${site}${page}`)
    const { performance: speed, ...others } = scores
    const wanted = floor.performance - MARGIN
    rows.push({
      what: page,
      measured: `${[speed, ...Object.values(others)].join(' / ')}, CLS ${cls}`,
      goal: `≥ ${wanted} / 100 / 100 / 100, CLS 0`,
      ok: speed >= wanted && Object.values(others).every((score) => score === 100) && cls === 0,
    })
  }
  return rows
}

async function median(url: string): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await judge(url))
  const of = (name: keyof Scores) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    )
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    cls: of('cls'),
  }
}

/** The browser sometimes starts without recording: such a run says nothing, and is made again. */
async function judge(url: string, attempt = 1): Promise<Scores> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-lighthouse-'))
  const file = path.join(folder, 'report.json')
  const { executablePath, args } = await findChromium()
  const flags = ['--headless=new', ...args].join(' ')
  const child = spawn(
    'npx',
    [
      '--no-install',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  await once(child, 'exit')
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true, force: true })
  if (runtimeError && attempt < ATTEMPTS) return judge(url, attempt + 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const cls = Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(3))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls,
  }
}
