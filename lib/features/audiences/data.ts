import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { addressesNetwork } from './access'
import { audienceWhere, ruleWhere } from './audience-where'
import type { AudienceOptions, AudiencePreview, AudienceRules } from './schema'

/** Names that are shown before anything is sent. */
const SHOWN = 100
const BY_NAME = [{ cognome: 'asc' }, { nome: 'asc' }, { id: 'asc' }] as const

/** How many people the rules find, and the first of them: what whoever writes the rules sees at once. */
export async function previewAudience({ actor }: Scope, rules: AudienceRules): Promise<AudiencePreview> {
  addressesNetwork(actor)
  const where = audienceWhere(rules)
  const [totale, rows, counts] = await Promise.all([
    db().agent.count({ where }),
    db().agent.findMany({
      where,
      orderBy: [...BY_NAME],
      take: SHOWN,
      select: { id: true, nome: true, cognome: true, agency: { select: { nome: true } } },
    }),
    Promise.all(
      rules.regole.map((rule) =>
        db().agent.count({ where: { status: 'validated', ...ruleWhere(rule) }, take: 1 }),
      ),
    ),
  ])
  return {
    totale,
    persone: rows.map(({ id, nome, cognome, agency }) => ({
      _id: id,
      nome: `${nome} ${cognome}`,
      agenzia: agency?.nome ?? null,
    })),
    vuote: counts.flatMap((count, index) => (count === 0 ? [index] : [])),
  }
}

/** What the rules may name: people who work here, those who lead others, and agencies with people. */
export async function audienceOptions({ actor }: Scope): Promise<AudienceOptions> {
  addressesNetwork(actor)
  const [people, agencies] = await Promise.all([
    db().agent.findMany({
      where: { status: 'validated' },
      orderBy: [...BY_NAME],
      select: { id: true, nome: true, cognome: true, _count: { select: { team: true } } },
    }),
    db().agency.findMany({
      where: { agents: { some: { status: 'validated' } } },
      orderBy: [{ nome: 'asc' }, { id: 'asc' }],
      select: { id: true, nome: true },
    }),
  ])
  const named = people.map(({ id, nome, cognome, _count }) => ({
    option: { value: id, label: `${nome} ${cognome}` },
    leads: _count.team > 0,
  }))
  return {
    agenzia: agencies.map(({ id, nome }) => ({ value: id, label: nome })),
    team: named.filter(({ leads }) => leads).map(({ option }) => option),
    agente: named.map(({ option }) => option),
  }
}

/** The members that were meant, whatever has become of them; by surname. */
export async function membersOf(tx: Tx, audienceId: string): Promise<string[]> {
  const rows = await tx.audienceMember.findMany({
    where: { audienceId },
    orderBy: [{ agent: { cognome: 'asc' } }, { agentId: 'asc' }],
    select: { agentId: true },
  })
  return rows.map(({ agentId }) => agentId)
}
