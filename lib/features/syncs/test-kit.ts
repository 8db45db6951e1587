import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { db } from '@/lib/core/db'
import { work } from '@/lib/imports/jobs'
import type { FaseImport } from '@/lib/imports/schema'
import { uploadRequest } from '@/lib/storage/testing'
import { type Caller, callAs, type Json, routesOf } from '@/lib/testing/test-kit'
import type { ImportRun } from '@/prisma/generated/client'

const LAST = { attempt: 8, isLast: true }

/** A file of EGG: its headings and, row by row, its cells. */
export const csvOf = (rows: readonly Record<string, string>[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => names.map((name) => `"${row[name] ?? ''}"`).join(';'))
  return `${[names.join(';'), ...lines].join('\n')}\n`
}

/** A row that opens a case. */
export const newRow = (idegg: string, more: Record<string, string> = {}): Record<string, string> => ({
  idegg,
  stato: 'In istruttoria',
  prodotto: 'Mutuo',
  finalita: 'Surroga',
  banca: '',
  agente: '',
  cognome: 'Esempio',
  nome: 'Ada',
  importo_richiesto: '120.000,00',
  durata_mesi: '240',
  importo_erogato: '',
  data_stato: '',
  tan: '',
  motivo_rifiuto: '',
  ...more,
})

/** POST /v2/syncs with a file. */
export async function upload(as: Caller | null, csv: string, name = 'egg.csv') {
  const { POST } = await routesOf('syncs')
  const form = uploadRequest(name, csv)
  const headers = new Headers(form.headers)
  headers.set('accept', 'application/problem+json')
  if (as) headers.set('authorization', `Bearer ${as.token}`)
  const body = await form.arrayBuffer()
  const reply = await POST?.(new Request('http://localhost:8000/v2/syncs', { method: 'POST', headers, body }))
  return { status: reply?.status, json: (await reply?.json()) as Json & { runId: string; proposta: object } }
}

export const runOf = (id: string): Promise<ImportRun> => db().importRun.findUniqueOrThrow({ where: { id } })

/** What the queue would do with a phase of a run. */
export async function perform(runId: string, fase: FaseImport, next?: 'scrittura'): Promise<ImportRun> {
  const { jobId, adminId } = await runOf(runId)
  await work({ runId, fase, progressId: jobId ?? undefined, by: adminId ?? undefined, next }, LAST)
  return runOf(runId)
}

/** Uploads a file, looks at it and writes it, as somebody does by hand. */
export async function importFile(as: Caller, csv: string): Promise<ImportRun> {
  const { json } = await upload(as, csv)
  const params = { id: json.runId }
  await callAs(as, 'POST', 'syncs/[id]/check', { params, body: { mapping: json.proposta } })
  const found = await perform(json.runId, 'verifica')
  if (found.creati + found.aggiornati === 0) return found
  await callAs(as, 'POST', 'syncs/[id]/run', { params })
  return perform(json.runId, 'scrittura')
}

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** A folder where a night looks for its file, until the tests of the file are done. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chiaravia-egg-'))
  folders.push(folder)
  return folder
}

/** One with a file in it. */
export async function nightFolder(csv: string, name = 'egg.csv'): Promise<string> {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, name), csv)
  return folder
}
