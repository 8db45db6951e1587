import 'server-only'
import { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { dayOf } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { readCall } from '@/lib/core/read-call'
import { slugify } from '@/lib/core/text'
import { XLSX_MAX_ROWS } from '@/lib/core/xlsx'
import { exportBody } from './export-body'
import { type ExportFormat, type ExportJob, type ListFormat, offeredExports } from './export-job'
import { parseListQuery } from './list-query'
import { countRows, meantQuery } from './read'
import { recordExport } from './record-export'
import type { Resource } from './types'

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/**
 * The whole filtered list as a file. `x-total-rows` says how many rows are coming, so that the browser can
 * show progress while it reads the stream.
 */
export async function exportList(resource: Resource, actor: Actor | null, url: URL): Promise<Response> {
  const query = await meantQuery(resource, actor, parseListQuery(resource, url))
  const format = formatOf(query.format)
  const total = await countRows(resource, actor, query)
  if (actor) await recordExport(resource, actor, { format, total, url })
  const { path, labels } = resource
  const job = { path, actor, url: url.href, format }
  return fileReply(job, total, () => exportBody(resource, actor, url, format), labels.many)
}

export function formatOf(text = 'csv'): ListFormat {
  if (text === 'csv' || text === 'xlsx') return text
  throw new AppError('malformed', 'format: csv oppure xlsx.')
}

/**
 * The reply that carries a file of so many rows, made in the exports' thread or, where there is none, by `here`; `name` is what the
 * screen calls them, by which whoever saves the file finds it again.
 */
export async function fileReply(
  job: ExportJob,
  total: number,
  here: () => Readable,
  name: string,
): Promise<Response> {
  const { format } = job
  if (format === 'xlsx' && total > XLSX_MAX_ROWS)
    throw new AppError(
      'invalid',
      `L’elenco ha ${total} righe: più di ${XLSX_MAX_ROWS} stanno solo in un CSV.`,
    )
  return new Response(Readable.toWeb(await bodyOf(job, here)) as ReadableStream, {
    headers: fileHeaders(name, format, total),
  })
}

/** What a file of so many rows is sent with. */
export const fileHeaders = (name: string, format: ExportFormat, total: number) => ({
  'content-type': TYPES[format],
  'content-disposition': `attachment; filename="${slugify(name)}-${dayOf(new Date())}.${format}"`,
  'x-total-rows': String(total),
})

/** Made in a thread of its own where there is one: building a large file here would hold up everybody. */
async function bodyOf(job: ExportJob, here: () => Readable): Promise<Readable> {
  const make = offeredExports()
  if (!make) return here()
  const body = await make({ ...job, after: readCall()?.after ?? null })
  if (body) return body
  throw new AppError('unavailable', 'Ci sono già troppe esportazioni in corso: riprova tra un minuto.', {
    retryAfter: 60,
  })
}
