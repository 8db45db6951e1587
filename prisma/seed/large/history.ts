import type { Stato } from '@/lib/words/case-states'
import { at } from '../core/random'
import { line } from './copy'
import type { Source } from './source'

export const COMMIT_COLUMNS = [
  'id',
  'action',
  'model',
  'ref',
  'label',
  'info',
  'actor_role',
  'actor_id',
  'actor',
  'created_at',
]

/** A case as its history needs it; `told`: the records that it has already. */
export type Told = {
  id: string
  codice: string
  idegg: string
  agentId: string | null
  nome: string
  cognome: string
  stato: Stato
  opened: number
  since: number
  dates: (number | null)[]
  told: number
}

/** The states whose days a case remembers, as the statement of large.ts reads them. */
export const REMEMBERED = [
  ['raccolta_documenti', 'data_raccolta'],
  ['in_istruttoria', 'data_istruttoria'],
  ['inviata_banca', 'data_invio_banca'],
  ['deliberata_reddituale', 'data_reddituale'],
  ['perizia', 'data_perizia'],
  ['deliberata', 'data_delibera'],
  ['stipula', 'data_stipula'],
] as const satisfies readonly (readonly [Stato, string])[]

const NOTES = [
  'Telefonata con il cliente.',
  'Chiesto un estratto conto aggiornato.',
  'Appuntamento in agenzia fissato.',
  'Inviato promemoria per i documenti.',
]
const NOTE_EVERY = 40 * 60_000

type Version = { stato: Stato; note: string; at: number }

/** The states the case went through. */
function stepsOf({ stato, opened, since, dates }: Told): Version[] {
  const passed = REMEMBERED.flatMap(([name], i): Version[] => {
    const moment = dates[i]
    return typeof moment === 'number' ? [{ stato: name, note: '', at: moment }] : []
  })
  const steps = [{ stato: 'bozza' as const, note: '', at: opened }, ...passed.sort((a, b) => a.at - b.at)]
  return at(steps, steps.length - 1).stato === stato ? steps : [...steps, { stato, note: '', at: since }]
}

/**
 * The case at each of its first `count` records: the states it went through, without some in the middle if they are
 * more, then notes. A history that is only made longer goes on with notes.
 */
export function versionsOf(one: Told, count: number): Version[] {
  const steps = stepsOf(one)
  const room = one.told || count
  const kept = steps.filter((_, i) => i < room - 1 || i === steps.length - 1)
  const last = at(kept, kept.length - 1)
  const notes = Array.from({ length: Math.max(count - kept.length, 0) }, (_, i) => ({
    ...last,
    note: at(NOTES, i % NOTES.length),
    at: last.at + (i + 1) * NOTE_EVERY,
  }))
  return [...kept, ...notes]
}

const changesOf = (before: Version, after: Version) =>
  (['stato', 'note'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))

/** Rows of COMMIT_COLUMNS that bring the history of a case to `count` records, as few as it has. */
export function* commitLines({ id }: Pick<Source, 'id'>, one: Told, count: number): Generator<string> {
  const { codice, idegg, agentId } = one
  const author = [
    agentId && 'agent',
    agentId,
    agentId ? JSON.stringify({ nome: one.nome, cognome: one.cognome }) : '{}',
  ]
  const versions = versionsOf(one, count)
  for (const [index, after] of versions.entries()) {
    if (index < one.told) continue
    const before = versions[index - 1]
    const { stato, note } = after
    const info = { changes: before ? changesOf(before, after) : [], data: { codice, idegg, stato, note } }
    const when = new Date(after.at)
    const what = [id(when), before ? 'edit' : 'create', 'Opportunities', one.id, idegg]
    yield line([...what, JSON.stringify(info), ...author, when.toISOString()])
  }
}
