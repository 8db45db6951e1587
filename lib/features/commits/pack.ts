import 'server-only'
import type { Actor, AdminScope } from '@/lib/auth/actor'
import { addMonthsToDay, formatInstant, nextDay, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { capitalized } from '@/lib/core/text'
import { inPortions } from '@/lib/duties/portions'
import type { PackFile, PackPart, Period } from '@/lib/duties/types'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'
import { type Claim, findClaims } from '@/lib/italian/claims'
import { counted } from '@/lib/italian/counted'
import { csvText } from '@/lib/resources/csv-text'
import { textCell } from '@/lib/resources/export-cells'
import { readableCommits, resourceOf, snapshotIn } from '@/lib/resources/history'
import { KEPT, readKept } from '@/lib/settings/kept-words'
import type { Commit } from '@/prisma/generated/client'
import { presentCommitFor } from './data'
import { ACTION_LABELS } from './schema'

const HEADS = [
  'Tenute il',
  'Chi',
  'Che cosa',
  'Nome',
  'In quale testo',
  'Azione',
  'Parole',
  'Motivo',
  'Modifica',
]

type Info = { changes?: { field: string }[]; reason?: string }

const claimsOf = (parole: string): Claim[] =>
  [...parole.matchAll(/«([^»]*)»/g)].map(([, espressione = '']) => ({
    espressione,
    motivo: '',
    gravita: 'rischiosa',
  }))

/** The texts of an entry in which its words stand, as their form calls them. */
async function textsOf(row: Commit, parole: string): Promise<string[]> {
  const data = snapshotIn(row)
  const { changes = [] } = row.info as Info
  const written = changes.length > 0 ? changes.map(({ field }) => field) : Object.keys(data)
  const resource = await resourceOf(row)
  const labels = new Map(resource?.view.history.map(({ name, label }) => [name, label]))
  const claims = claimsOf(parole)
  const texts: readonly string[] = resource?.publicWords ?? written
  return texts
    .filter((name) => written.includes(name) && findClaims(String(data[name] ?? ''), claims).length > 0)
    .map((name) => labels.get(name) ?? capitalized(name))
}

async function line(actor: Actor, row: Commit): Promise<string[]> {
  const { ref, admin, agent, client } = await presentCommitFor(actor, row)
  const { parole, motivo } = readKept((row.info as Info).reason ?? '')
  return [
    formatInstant(row.createdAt),
    textCell({ path: 'chi', label: 'Chi', kind: 'person' }, admin ?? agent ?? client),
    AUDIT_MODELS[row.model as AuditModel] ?? row.model,
    ref.label,
    (await textsOf(row, parole)).join(', '),
    ACTION_LABELS[row.action],
    parole,
    motivo,
    row.id,
  ]
}

/** The history has no index of reasons: month by month no statement reads for long, of however many years the pack is. */
function* monthsOf({ dal, al }: Period) {
  for (let from = dal; from <= al; ) {
    const next = addMonthsToDay(`${from.slice(0, 7)}-01`, 1)
    yield { gte: startOfDay(from), lt: startOfDay(next <= al ? next : nextDay(al)) }
    from = next
  }
}

async function* keptIn(period: Period): AsyncIterable<Commit[]> {
  for (const createdAt of monthsOf(period))
    yield* inPortions((page) =>
      db().commit.findMany({
        where: { createdAt, info: { path: ['reason'], string_starts_with: KEPT } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        ...page,
      }),
    )
}

/**
 * The words of advertising that somebody kept with a reason in the period, of the records whose history the author of the pack reads;
 * of how many others there were the pack says so much.
 */
async function* files({ actor }: AdminScope, period: Period): AsyncIterable<PackFile> {
  const lines: string[][] = []
  let left = 0
  for await (const rows of keptIn(period)) {
    const told = await readableCommits(actor, rows)
    left += rows.length - told.length
    for (const row of told) lines.push(await line(actor, row))
  }
  yield { name: 'elenco.csv', content: csvText([HEADS, ...lines]) }
  if (left > 0)
    yield {
      name: 'leggimi.txt',
      content: `Non compresi, perché chi ha chiesto il fascicolo non vede la loro cronologia: ${counted(left, 'testo', 'testi')}.\r\n`,
    }
}

export const keptWordsPart: PackPart = {
  name: 'parole',
  titolo: 'Parole degli annunci tenute con un motivo',
  flag: 'commits_see',
  files,
}
