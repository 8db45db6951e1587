import 'server-only'
import { readFile } from 'node:fs/promises'
import { type CsvRow, readCsv } from '@/lib/core/csv'
import { decodeCsv } from '@/lib/core/csv-text'
import { db, withTransaction } from '@/lib/core/db'
import { type Env, env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { logger } from '@/lib/core/logger'
import { startFetched } from '@/lib/imports/start'
import type { JobRun } from '@/lib/jobs/run'
import { fetchNight } from './fetch-night'
import { announceRun, tellTroubles } from './tell-keepers'

type Source = Pick<Env, 'EGG_SOURCE' | 'EGG_TOKEN'>

/**
 * By the clock: fetches the file of the night and imports it. What is wrong with the file, and a source that stays away, is a run
 * that failed: it stands in the list, and who looks after the imports is told.
 */
export async function startNight(
  { isLast }: Pick<JobRun, 'isLast'>,
  { EGG_SOURCE, EGG_TOKEN }: Source = env(),
): Promise<void> {
  if (!EGG_SOURCE) return
  try {
    const received = await fetchNight({ source: EGG_SOURCE, token: EGG_TOKEN })
    try {
      await refuseCutFile(received.path)
      const id = await startFetched('egg', received, 'notte')
      await withTransaction((tx) => announceRun(tx, { id, state: 'in_corso' }))
    } finally {
      await received.discard()
    }
  } catch (error) {
    const isFinal = error instanceof AppError && error.code !== 'unavailable'
    if (!isFinal && !isLast) throw error
    if (!(error instanceof AppError)) logger().error({ err: error }, 'the import of the night has failed')
    await recordFailure(error instanceof AppError ? error.detail : BROKEN)
    await tellTroubles()
  }
}

const BROKEN = 'L’importazione della notte si è fermata prima di cominciare, per un errore.'

async function recordFailure(errore: string): Promise<void> {
  const now = new Date()
  await withTransaction(async (tx) => {
    const run = await tx.importRun.create({
      data: {
        id: newId(),
        kind: 'egg',
        origine: 'notte',
        nome: 'File della notte',
        fileSha256: '',
        state: 'fallito',
        errore,
        startedAt: now,
        endedAt: now,
      },
    })
    await announceRun(tx, run)
  })
}

const NIGHTS = 7
/** With fewer rows than this a night says nothing about the next one. */
const ENOUGH = 50

/** A file that ends in the middle of a row, or has far fewer rows than those of the last nights, has not come whole. */
async function refuseCutFile(path: string): Promise<void> {
  const text = decodeCsv(await readFile(path))
  let count = 0
  let short = 0
  let last: CsvRow | undefined
  for (const row of readCsv(text).rows) {
    count += 1
    if (row.isShort) short += 1
    last = row
  }
  if (!last) throw new AppError('invalid', 'Nel file non c’è nessuna riga da importare.')
  // Rows may be short; the only one that is, at the end of a file without a line end, has been cut.
  const isCut = last.isShort && short === 1 && !/[\r\n]$/.test(text)
  if (last.problem || isCut)
    throw new AppError(
      'invalid',
      `L’ultima riga del file è interrotta (${last.problem ?? 'mancano delle celle.'}) Il file è arrivato a metà.`,
    )
  const usual = await usualRows()
  if (usual >= ENOUGH && count < usual / 5)
    throw new AppError(
      'invalid',
      `Il file ha ${count} righe, di solito sono circa ${usual}: sembra arrivato a metà. Se è giusto così, caricalo a mano.`,
    )
}

/** The middle of the last good nights. */
async function usualRows(): Promise<number> {
  const last = await db().importRun.findMany({
    where: { kind: 'egg', origine: 'notte', state: { in: ['completato', 'con_errori'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NIGHTS,
    select: { letti: true },
  })
  const sorted = last.map(({ letti }) => letti).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
