import 'server-only'
import { buffer } from 'node:stream/consumers'
import { decodeCsv } from '@/lib/core/csv-text'
import { env } from '@/lib/core/env'
import { AppError, orNotFound } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'
import type { Payload } from '@/lib/jobs/payloads'
import { advance, fail, finish } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { contentOf, fileById } from '@/lib/storage/data'
import { fetchCsv } from './fetch-csv'
import { importCsv } from './import-file'

type Job = Payload<'rates.import'>

async function uploaded(fileId: string): Promise<string> {
  const file = orNotFound(await fileById(fileId), 'Il file da importare non c’è più.')
  return decodeCsv(await buffer(await contentOf(file)))
}

/** A retry helps when a service was away, not when the file itself is wrong. */
const isFinal = (error: unknown) => error instanceof AppError && error.code !== 'unavailable'

const detailOf = (error: unknown) =>
  error instanceof AppError
    ? error.detail
    : 'L’importazione si è fermata per un errore: le righe già lette sono salve, riprova.'

/**
 * Imports an uploaded CSV, or, by the clock, the one at RATES_URL; without an address there is nothing to do.
 * A failure goes back to the queue, and is told to who waits for it when no attempt is left.
 */
export async function importRates(job: Job, { isLast }: JobRun): Promise<void> {
  const { fileId, progressId, serie, fonte } = job
  const address = env().RATES_URL
  if (!fileId && !address) return
  try {
    const csv = fileId ? await uploaded(fileId) : await fetchCsv(address ?? '')
    const onProgress = (done: number, total: number) =>
      progressId ? advance(progressId, done, total) : Promise.resolve(true)
    const report = await importCsv(csv, { serie, fonte, onProgress })
    if (progressId) await finish(progressId, report)
    const level = report.problemCount > 0 ? 'warn' : 'info'
    logger()[level]({ report: { ...report, problems: report.problems.slice(0, 5) } }, 'rates imported')
  } catch (error) {
    const given = isLast || isFinal(error)
    if (progressId && given) await fail(progressId, detailOf(error))
    if (progressId && isFinal(error)) return
    throw error
  }
}
