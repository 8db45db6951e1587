import { at } from '../core/random'
import { type Choices, choicesOf } from './choices'
import { type Cell, line } from './copy'
import type { Source } from './source'
import { AMOUNTS, BANK, type Client, DATES, JOB, OWNER, SAME, type Template } from './templates'

export const CASE_COLUMNS = [
  'id',
  'codice',
  'idegg',
  'intestatario',
  'search',
  'created_at',
  ...DATES,
  'finalita',
  ...AMOUNTS,
  ...OWNER,
  ...BANK,
  ...SAME,
]
export const PERSON_COLUMNS = ['id', 'pratica_id', 'client_id', 'ruolo', 'created_at', ...JOB]

export type World = { templates: Template[]; clients: Map<string | null, Client[]> }

/** Case number `first` and those after it. */
export type Range = { first: number; count: number }

type Case = {
  id: string
  number: string
  opened: number
  /** The copied case, with what this one has of others. */
  template: Template
  /** Part of the time that the copied case took from step to step. */
  pace: number
  client: Client
}

/** The most that a case is older than the one it is copied from. */
const HOUR = 3_600_000

const text = (moment: number) => new Date(moment).toISOString()

/** How many of a list, oldest first, were there already at that time. */
function since(clients: readonly Client[], moment: number): number {
  let low = 0
  let high = clients.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(clients, middle).since <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/** One of the agent's clients of that time, or of anybody's where there were none. */
function clientOf({ rng }: Source, { clients }: World, agentId: string | null, opened: number): Client {
  const own = clients.get(agentId) ?? []
  const all = clients.get(null) ?? []
  const known = since(own, opened)
  return known > 0 ? at(own, rng.int(0, known - 1)) : at(all, rng.int(0, Math.max(since(all, opened), 1) - 1))
}

/** Hundred euro for what people ask for, cents for what they pay each month. */
const UNITS = AMOUNTS.map((name) => (name === 'rata' ? 1 : 10_000))

/** As its template, with the agent, the bank and the purpose of others, and with other amounts. */
function varied(template: Template, choices: Choices, { rng }: Source): Template {
  const owner = rng.pick(choices.owners)
  const scale = 0.6 + rng.next() * 0.9
  return {
    ...template,
    agentId: owner.agentId,
    owner: owner.owner,
    bank: template.hasBank ? rng.pick(choices.banks.get(template.kind) ?? [template.bank]) : template.bank,
    finalita: rng.pick(choices.purposes.get(template.product) ?? [template.finalita]),
    amounts: template.amounts.map((cents, i) => {
      const unit = UNITS[i] ?? 1
      return cents === null ? null : Math.max(unit, Math.round((cents * scale) / unit) * unit)
    }),
  }
}

/**
 * Copies of the templates, as many of each, in the order of time, so that keys grow: each template's copies fill the
 * time since the template before, an hour at most, and lie at night no more than the templates do. They are never
 * slower than the template, so that nothing lies in the future.
 */
function* casesOf(source: Source, world: World, { first, count }: Range): Generator<Case> {
  const { templates } = world
  const choices = choicesOf(templates)
  const start = (index: number) => Math.ceil((index * count) / templates.length)
  for (const [index, template] of templates.entries()) {
    const [from, to] = [start(index), start(index + 1)]
    const before = templates[index - 1]?.opened ?? template.opened - HOUR
    const room = Math.min(HOUR, template.opened - before)
    for (let i = from; i < to; i += 1) {
      const share = (i - from + source.rng.next()) / (to - from)
      const opened = Math.floor(template.opened - room * (1 - share))
      const own = varied(template, choices, source)
      const pace = 0.5 + source.rng.next() / 2
      const client = clientOf(source, world, own.agentId, opened)
      const number = String(first + i).padStart(8, '0')
      yield { id: source.id(new Date(opened)), number, opened, template: own, pace, client }
    }
  }
}

function codesOf({ opened, number }: Case): { codice: string; idegg: string } {
  const year = String(new Date(opened).getUTCFullYear()).slice(2)
  return { codice: `P${year}-${number}`, idegg: `EGGN${number}` }
}

/** Rows of CASE_COLUMNS. The search column is what the trigger, which is off meanwhile, would write. */
export function* caseLines(source: Source, world: World, range: Range): Generator<string> {
  for (const one of casesOf(source, world, range)) {
    const { id, opened, template, pace, client } = one
    const { codice, idegg } = codesOf(one)
    const search = `${codice} ${idegg}`.toLowerCase().concat(` ${client.folded} ${template.town}`).trim()
    const dates = template.dates.map(
      (moment): Cell => (moment === null ? null : text(opened + (moment - template.opened) * pace)),
    )
    const own = [id, codice, idegg, client.nome, search, text(opened), ...dates]
    const cells = line([...own, template.finalita, ...template.amounts])
    yield `${cells}\t${template.owner}\t${template.bank}\t${template.same}`
  }
}

/** Rows of PERSON_COLUMNS: who applies, for the same cases if the source begins at the same point. */
export function* personLines(source: Source, ids: Source, world: World, range: Range): Generator<string> {
  for (const { id, opened, template, client } of casesOf(source, world, range)) {
    const own = line([ids.id(new Date(opened)), id, client.id, 'richiedente', text(opened)])
    yield `${own}\t${template.job}`
  }
}
