import { addTo } from '@/lib/core/grouped'
import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import { fold, slugify } from '@/lib/core/text'
import { applyPlan, type Plan, refused, restoreRow, verdictOf } from '@/lib/imports/by-resource'
import { defineImport, type ImportCtx, type ImportRow, type Values, type Verdict } from '@/lib/imports/define'
import type { Row } from '@/lib/resources/types'
import { deleteRow } from '@/lib/resources/write'
import type { Agent } from '@/prisma/generated/client'
import { agentInitial } from './agent-schema'
import { agentColumns } from './import-columns'
import { agents } from './resource'

type Columns = typeof agentColumns
type Cells = Values<Columns>

export const agentsImport = defineImport<Columns, Plan>({
  kind: 'agents',
  audit: 'Users',
  title: 'agenti',
  about:
    'Ogni riga è un agente, riconosciuto dall’e-mail. Le celle vuote non tolgono nulla. Chi è nuovo riceve subito l’invito per e-mail e resta da confermare finché non lo usa.',
  columns: agentColumns,
  key: ({ email }) => email ?? null,
  keyless: 'Serve l’e-mail, per sapere chi è.',
  check: checkAgents,
  apply: async (ctx, _row, verdict) =>
    verdict.plan ? applyPlan(agents, ctx, verdict.plan, verdict) : verdict,
  async undo(ctx, row) {
    if (row.esito === 'creato') await deleteRow(agents, ctx, row.ref, row.refVersion ?? 0)
    else await restoreRow(agents, ctx, row)
    return null
  },
})

type Known = {
  agents: Map<string, Agent>
  agencies: Map<string, string[]>
  managers: Map<string, string>
  slugs: Set<string>
}

/** The agents that the rows are about, and what the rows name, in a query each. */
async function known(tx: Tx, rows: readonly ImportRow<Columns>[]): Promise<Known> {
  const emails = rows.flatMap(({ value }) => value.email ?? [])
  const found = await tx.agent.findMany({ where: { email: { in: emails } } })
  const named = await tx.agent.findMany({
    where: { email: { in: rows.flatMap(({ value }) => value.manager ?? []) } },
    select: { id: true, email: true },
  })
  const all = rows.some(({ value }) => value.agenzia)
    ? await tx.agency.findMany({ select: { id: true, nome: true } })
    : []
  const agencies = new Map<string, string[]>()
  for (const { id, nome } of all) addTo(agencies, fold(nome), id)
  return {
    agents: new Map(found.map((row) => [row.email.toLowerCase(), row])),
    agencies,
    managers: new Map(named.map(({ id, email }) => [email.toLowerCase(), id])),
    slugs: await takenSlugs(tx, rows),
  }
}

const slugOf = ({ nome, cognome }: Cells) => slugify(`${nome ?? ''} ${cognome ?? ''}`).slice(0, 110)

/** Addresses of pages that begin like those of the new ones, in use or still leading somewhere. */
async function takenSlugs(tx: Tx, rows: readonly ImportRow<Columns>[]): Promise<Set<string>> {
  const wanted = [...new Set(rows.map(({ value }) => slugOf(value)).filter(Boolean))]
  const taken = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM agents WHERE regexp_replace(slug, '-[0-9]+$', '') = ANY (${wanted})
    UNION SELECT slug FROM agent_slugs WHERE regexp_replace(slug, '-[0-9]+$', '') = ANY (${wanted})`
  return new Set(taken.map(({ slug }) => slug))
}

async function checkAgents(ctx: ImportCtx, rows: readonly ImportRow<Columns>[]): Promise<Verdict<Plan>[]> {
  const found = await known(ctx.tx, rows)
  const verdicts: Verdict<Plan>[] = []
  for (const { value } of rows) {
    const agent = found.agents.get(value.email ?? '') ?? null
    const { input, errori } = inputOf(found, value)
    const initial = agent ? agentInitial : { ...agentInitial, slug: freeSlug(found.slugs, slugOf(value)) }
    const verdict = errori.length > 0 ? refused(errori) : await verdictOf(agents, agent, input, initial)
    verdicts.push(agent || verdict.esito !== 'creato' ? verdict : { ...verdict, errori: [INVITED] })
  }
  return verdicts
}

const INVITED: FieldError = { path: '', message: 'Riceve l’invito per e-mail.' }

/** The first address of its name that is free, and from now on is not. */
function freeSlug(taken: Set<string>, wanted: string): string {
  let slug = wanted
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`
  if (slug) taken.add(slug)
  return slug
}

/** Only what the row says; names of agencies and addresses of managers as what they stand for. */
function inputOf(found: Known, { agenzia, manager, ...value }: Cells): { input: Row; errori: FieldError[] } {
  const errori: FieldError[] = []
  const { email: _key, ...said } = value
  const input: Row = Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined))
  if (!found.agents.has(value.email ?? '')) input.email = value.email
  if (agenzia !== undefined) {
    const [id, second] = found.agencies.get(fold(agenzia)) ?? []
    if (!id) errori.push({ path: 'agenzia', message: `Non c’è un’agenzia che si chiama «${agenzia}».` })
    else if (second) errori.push({ path: 'agenzia', message: `Più agenzie si chiamano «${agenzia}».` })
    else input.agencyId = id
  }
  if (manager !== undefined) {
    const id = found.managers.get(manager)
    if (id) input.managerId = id
    else errori.push({ path: 'manager', message: `Non c’è un agente con l’indirizzo ${manager}.` })
  }
  return { input, errori }
}
