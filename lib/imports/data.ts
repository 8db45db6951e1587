import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { AppError, notFound, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { newestFirst } from '@/lib/core/newest-first'
import type { Prisma } from '@/prisma/generated/client'
import { allowedKinds } from './access'
import { type ImportKind, isImportKind } from './kinds'
import { loadImport } from './load'
import { presentRow, presentRun } from './present'
import type { DettaglioImport, Importazioni, Mapping, RigheImport, RowsQuery, RunsQuery } from './schema'

const pages = newestFirst('createdAt')
const include = { admin: { select: { name: true, surname: true } } } as const

/** The runs of what the caller may import, newest first. */
export async function listRuns(
  { actor }: Scope,
  { kind, state, limit, cursor }: RunsQuery,
): Promise<Importazioni> {
  const kinds = allowedKinds(actor).filter((one) => kind === undefined || one === kind)
  const asked = pages.ask({ limit, cursor })
  const rows = await db().importRun.findMany({
    ...asked,
    where: { kind: { in: [...kinds] }, state, ...asked.where },
    include,
  })
  const { page, nextCursor } = pages.cut(rows, limit)
  return {
    items: page.map(presentRun),
    nextCursor,
  }
}

/** The run where the caller may import its kind. */
export const visibleRun = ({ actor }: Scope, id: string): Prisma.ImportRunWhereInput => {
  return { id: idOrNotFound(id), kind: { in: [...allowedKinds(actor)] } }
}

/** A run, with what its screen needs; of a kind that the caller may not import it is a 404. */
export async function getRun(scope: Scope, id: string, kind?: ImportKind): Promise<DettaglioImport> {
  const run = orNotFound(await db().importRun.findFirst({ where: visibleRun(scope, id), include }))
  if (!isImportKind(run.kind) || (kind && run.kind !== kind)) throw notFound()
  const { columns, about, complete } = await loadImport(run.kind)
  const note = await db().importRow.count({ where: { runId: run.id, ...NOTED } })
  return {
    note,
    ...presentRun(run),
    about,
    intero: complete ? { label: complete.label, help: complete.help } : null,
    completo: run.completo,
    colonne: run.colonne as DettaglioImport['colonne'],
    mapping: run.mapping as Mapping,
    campi: Object.entries(columns).map(([name, { label, required = false, help = null }]) => ({
      name,
      label,
      required,
      help,
    })),
  }
}

/** Taken, with something that is worth knowing: a wrong row says what is wrong, one that was left why. */
const NOTED: Prisma.ImportRowWhereInput = {
  esito: { in: ['creato', 'aggiornato', 'invariato'] },
  NOT: { errori: { equals: [] } },
}

/** Its rows in the order of the file, of all outcomes or of one, or those of which something is worth knowing. */
export async function listRows(
  scope: Scope,
  id: string,
  { esito, note, limit, cursor }: RowsQuery,
): Promise<RigheImport> {
  const run = orNotFound(
    await db().importRun.findFirst({ where: visibleRun(scope, id), select: { id: true, kind: true } }),
  )
  const rows = await db().importRow.findMany({
    where: {
      runId: run.id,
      riga: { gt: cursor ? lineOfCursor(cursor) : 0 },
      AND: [{ esito }, note ? NOTED : {}],
    },
    orderBy: { riga: 'asc' },
    take: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => presentRow(row, run.kind)),
    nextCursor: last && rows.length > limit ? String(last.riga) : null,
  }
}

function lineOfCursor(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new AppError('malformed', 'Il cursore non è valido per questa lista.')
  return Number(cursor)
}
