import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { db, disconnect, withDbLimits } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { work } from '@/lib/imports/jobs'
import { startFetched } from '@/lib/imports/start'
import type { EggMeasured } from './egg'
import { eggFile, someState } from './import-files'

/** In a process of its own, on the empty database that DATABASE_URL names. */

const ROWS = Number(process.argv[2])
const LAST = { attempt: 1, isLast: true }
const MANY = Array.from({ length: 20 }, (_, n) => n)
const emailOf = (n: number) => `agente${n}@prova.example`
const ARCHIVE = { rows: ROWS, banks: MANY.map((n) => `Banca ${n}`), agents: MANY.map(emailOf) }

async function prepare(): Promise<void> {
  await db().bank.createMany({
    data: MANY.map((n) => ({ id: newId(), nome: `Banca ${n}`, slug: `banca-${n}`, provvigionePct: 1.5 })),
  })
  await db().agent.createMany({
    data: MANY.map((n) => ({
      id: newId(),
      slug: `agente-${n}`,
      email: emailOf(n),
      nome: 'Ada',
      cognome: `Agente ${n}`,
      status: 'validated' as const,
    })),
  })
}

const NEXT = (n: number) => (n % 10 === 0 ? 'stipula' : n % 2 ? 'deliberata' : 'stipula')

async function night(csv: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-egg-'))
  const file = path.join(folder, 'egg.csv')
  writeFileSync(file, csv)
  const discard = async () => rmSync(folder, { recursive: true, force: true })
  const runId = await startFetched('egg', { path: file, folder, name: 'egg.csv', discard }, 'notte')
  await discard()
  const began = performance.now()
  await withDbLimits('job', async () => {
    await work({ runId, fase: 'verifica', next: 'scrittura' }, LAST)
    await work({ runId, fase: 'scrittura' }, LAST)
  })
  const run = await db().importRun.findUniqueOrThrow({ where: { id: runId } })
  return { run, seconds: (performance.now() - began) / 1_000 }
}

async function main(): Promise<void> {
  await prepare()
  const opened = await night(eggFile(ARCHIVE, someState))
  const again = await night(eggFile(ARCHIVE, someState))
  const moved = await night(eggFile(ARCHIVE, NEXT))
  const cubes = await db().$queryRaw<
    { n: bigint }[]
  >`SELECT count(*) AS n FROM pratica_fatti WHERE tipo = 'stato'`
  const measured: EggMeasured = [
    { what: 'all new', seconds: opened.seconds, ok: opened.run.creati === ROWS },
    { what: 'nothing new', seconds: again.seconds, ok: again.run.invariati === ROWS },
    {
      what: 'every case in another state, one in ten reversed',
      seconds: moved.seconds,
      ok: moved.run.aggiornati === ROWS && Number(cubes[0]?.n) >= 2 * ROWS,
    },
  ]
  process.send?.(measured)
  await disconnect()
}

void main()
