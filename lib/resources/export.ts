import 'server-only'
import { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { dayOf } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { XLSX_MAX_ROWS } from '@/lib/core/xlsx'
import { exportBody } from './export-body'
import { type ExportFormat, offeredExports } from './export-job'
import { parseListQuery } from './list-query'
import { countRows } from './read'
import type { Resource } from './types'

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The whole filtered list as a file. `x-total-rows` says how many rows are coming, so that the browser can
 * show progress while it reads the stream.
 */
export async function exportList(resource: Resource, actor: Actor | null, url: URL): Promise<Response> {
  const query = parseListQuery(resource, url)
  const format = query.format ?? 'csv'
  if (format !== 'csv' && format !== 'xlsx') throw new AppError('malformed', 'format: csv oppure xlsx.')
  const total = await countRows(resource, actor, query)
  if (format === 'xlsx' && total > XLSX_MAX_ROWS)
    throw new AppError(
      'invalid',
      `L’elenco ha ${total} righe: più di ${XLSX_MAX_ROWS} stanno solo in un CSV.`,
    )
  const headers = {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${resource.path}-${dayOf(new Date())}.${format}"`,
    'x-total-rows': String(total),
  }
  return new Response(Readable.toWeb(bodyOf(resource, actor, url, format)) as ReadableStream, { headers })
}

/** Made in a thread of its own where there is one: building a large file here would hold up everybody. */
function bodyOf(resource: Resource, actor: Actor | null, url: URL, format: ExportFormat): Readable {
  const make = offeredExports()
  if (!make) return exportBody(resource, actor, url, format)
  const body = make({ path: resource.path, actor, url: url.href, format })
  if (body) return body
  throw new AppError('unavailable', 'Ci sono già troppe esportazioni in corso: riprova tra un minuto.', {
    retryAfter: 60,
  })
}
