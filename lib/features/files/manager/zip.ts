import 'server-only'
import { PassThrough, pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { ZipFile } from 'yazl'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { invalidField, notFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { contentOf } from '@/lib/storage/data'
import { uniqueNames } from '@/lib/storage/unique-names'
import type { StoredFile } from '@/prisma/generated/client'
import { countDownloads } from './download'
import { mineAmong } from './mine'

const MOST_BYTES = 200 * 1024 * 1024

/** Several files of an agent in one, each in its latest version; each counts as downloaded. */
export async function downloadZip(ctx: Ctx, ids: readonly string[]): Promise<Response> {
  const found = await mineAmong(ctx.scope, ids)
  if (found.length !== ids.length) throw notFound('Uno dei file non esiste più: aggiorna la pagina.')
  const versions = await db().fileVersione.findMany({
    where: { itemId: { in: found } },
    orderBy: [{ itemId: 'asc' }, { n: 'desc' }],
    distinct: ['itemId'],
    include: { file: true },
  })
  const files = versions.map(({ file }) => file)
  if (files.reduce((sum, { size }) => sum + Number(size), 0) > MOST_BYTES)
    throw invalidField('ids', 'Insieme superano 200 MB: scegline meno.')
  await countDownloads(ctx.actor, versions)
  const name = `moduli-${todayInRome()}.zip`
  return new Response(Readable.toWeb(zipOf(files)) as NodeStream as unknown as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

/** One content after the other, each asked for when its turn comes. What breaks on the way breaks the download. */
function zipOf(files: readonly StoredFile[]): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', (error) => output.destroy(error as Error))
  // Papers are compressed already.
  const names = uniqueNames(files.map(({ name }) => name))
  for (const [at, file] of files.entries())
    zip.addReadStreamLazy(names[at] ?? file.name, { compress: false }, (give) => {
      contentOf(file).then(
        (content) => give(null, content),
        (error: unknown) => zip.emit('error', error),
      )
    })
  zip.end()
  pipeline(zip.outputStream, output, () => undefined)
  return output
}
