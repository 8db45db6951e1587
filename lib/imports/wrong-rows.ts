import 'server-only'
import { Readable } from 'node:stream'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { notFound, orNotFound } from '@/lib/core/errors'
import { fileHeaders } from '@/lib/resources/export'
import { csvLine } from '@/lib/resources/export-cells'
import { visibleRun } from './data'
import { isImportKind } from './kinds'
import { loadImport } from './load'
import type { Cells } from './parse-row'

const PORTION = 1_000
const LINE = 'Riga'
const WHY = 'Perché'

/** The wrong rows as a CSV that can be put right and uploaded again: our headings, and beside each row why it was refused. */
export async function wrongRows(scope: Scope, id: string): Promise<Response> {
  const run = orNotFound(await db().importRun.findFirst({ where: visibleRun(scope, id) }))
  if (!isImportKind(run.kind)) throw notFound()
  const { columns } = await loadImport(run.kind)
  const fields = Object.keys(columns)
  const labels = fields.map((field) => columns[field]?.label ?? field)
  const lines = async function* () {
    yield `\uFEFF${csvLine([...labels, LINE, WHY])}`
    for (let after = 0; ; ) {
      const rows = await db().importRow.findMany({
        where: { runId: id, esito: 'errato', riga: { gt: after } },
        orderBy: { riga: 'asc' },
        take: PORTION,
      })
      for (const { riga, dati, errori } of rows) {
        const why = (errori as { message: string }[]).map(({ message }) => message).join(' ')
        yield csvLine([...fields.map((field) => (dati as Cells)[field] ?? ''), String(riga), why])
      }
      const last = rows.at(-1)
      if (!last || rows.length < PORTION) return
      after = last.riga
    }
  }
  return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as unknown as BodyInit, {
    headers: { ...fileHeaders('righe-errate', 'csv', run.errati), 'cache-control': 'no-store' },
  })
}
