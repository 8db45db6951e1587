import 'server-only'
import type { Prisma, Prodotto, StatoLead } from '@/prisma/generated/client'
import { CHANNELS, LOST_REASONS } from '../content/campaigns'
import { PRODUCT_MIX, weightedPurposes } from '../content/finalita'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { daysFrom, earlier, meetingOn, rowsOf, type Seeding } from '../core/context'
import { handle, mobile, person, type Towns, townPicker } from '../core/person'
import { townRows } from '../reference/towns'
import { withAgendas } from './agenda'
import { EPOCHS, LAST, plannedGroups, share } from './lead-groups'
import { leadEvents } from './lead-trail'
import { requestFor } from './pratiche/terms'

/** Channels with landing pages of their own, in two variants. */
const LANDING = new Set<string>(['adw', 'dspl', 'fb'])

type AgentRef = { id: string; email: string; nome: string; cognome: string; agencyId: string | null }
type CaseRef = { id: string; product: Prodotto; agentId: string; createdAt: Date; clientId: string }

/** Old leads are closed; those of the last days are still being worked on. */
function stateOf(age: number, { rng }: Seeding): StatoLead {
  if (age > 45)
    return rng.weighted([
      ['perso', 62],
      ['convertito', 38],
    ] as const)
  if (age > 7) {
    return rng.weighted([
      ['contattato', 3],
      ['appuntamento', 3],
      ['perso', 3],
      ['convertito', 2],
    ] as const)
  }
  return rng.weighted([
    ['nuovo', 3],
    ['assegnato', 5],
    ['contattato', 3],
    ['appuntamento', 1],
  ] as const)
}

/** When they met, or will meet: what is still open lies around today, what is over before its end. */
function meetingOf(stato: StatoLead, created: Date, { rng, now }: Seeding): Date {
  if (stato === 'appuntamento') return meetingOn(daysFrom(now, rng.int(-2, 12)), rng)
  return earlier(meetingOn(daysFrom(created, 2 + rng.next() * 3), rng), now)
}

/** The instant of each stop; of what has happened none is after now. */
function stops(stato: StatoLead, created: Date, seeding: Seeding) {
  const { rng, now } = seeding
  const order: StatoLead[] = ['nuovo', 'assegnato', 'contattato', 'appuntamento', 'convertito']
  const reached = stato === 'perso' ? rng.int(2, 3) : order.indexOf(stato)
  const left = now.getTime() - created.getTime()
  const after = (days: number) => new Date(created.getTime() + Math.min(days * 86_400_000, left * 0.9))
  const closed = stato === 'perso' || stato === 'convertito'
  return {
    assignedAt: reached >= 1 ? after(0.01 + rng.next() * 0.05) : null,
    contattatoAt: reached >= 2 ? after(0.1 + rng.next()) : null,
    appuntamentoAt: reached >= 3 ? meetingOf(stato, created, seeding) : null,
    chiusoAt: closed ? after(6 + rng.next() * 10) : null,
  }
}

/** People whose leads became cases; each case has one lead at most. */
async function openCases({ client }: Seeding): Promise<CaseRef[]> {
  return rowsOf<CaseRef>(
    client,
    `SELECT p.id, p.product, p.agent_id AS "agentId", p.created_at AS "createdAt", pp.client_id AS "clientId"
     FROM pratiche p JOIN pratica_persone pp ON pp.pratica_id = p.id AND pp.ruolo = 'richiedente'
     JOIN clients c ON c.id = pp.client_id
     WHERE p.origine IN ('sito', 'campagna') AND c.email NOT LIKE '%@demo.example' ORDER BY p.id`,
  )
}

function toLead(seeding: Seeding, towns: Towns, agents: AgentRef[], cases: CaseRef[], index: number) {
  const { rng, now, id } = seeding
  const age = 1_090 * rng.next() ** 1.6
  const stato = stateOf(age, seeding)
  const pratica = stato === 'convertito' ? cases.pop() : undefined
  const created = pratica ? daysFrom(pratica.createdAt, -1 - rng.next() * 6) : daysFrom(now, -age - 0.02)
  const product = pratica?.product ?? rng.weighted(PRODUCT_MIX)
  const agent = agents.find(({ id: agentId }) => agentId === pratica?.agentId) ?? rng.pick(agents)
  const { importo, durata, valore } = requestFor(product, rng)
  const { nome, cognome } = person(rng, towns, [23, 65], now)
  const [channel, , campaigns] = rng.weighted(CHANNELS.map((entry) => [entry, entry[1]] as const))
  const finalita = rng.weighted(weightedPurposes(product))
  const final = stato === 'convertito' && !pratica ? 'perso' : stato
  return {
    id: id(created),
    codice: `L${created.getUTCFullYear() % 100}-${shuffledCode(index)}`,
    product,
    stato: final,
    nome,
    cognome,
    email: `${handle(nome, cognome)}.l${index}@posta.example`,
    telefono: mobile(rng),
    provincia: towns.pick()[3],
    finalita,
    importo,
    durataMesi: durata,
    input: {
      finalita,
      importo: importo / 100,
      durata: durata / 12,
      ...(valore ? { valoreImmobile: valore / 100 } : {}),
      ...(LANDING.has(channel) ? { variante: rng.pick(['a', 'b']) } : {}),
    },
    channel,
    campaign: rng.pick(campaigns),
    agentId: final === 'nuovo' ? null : agent.id,
    agencyId: final === 'nuovo' ? null : agent.agencyId,
    clientId: pratica?.clientId ?? null,
    praticaId: pratica?.id ?? null,
    ...stops(final, created, seeding),
    motivoPerso: final === 'perso' ? rng.pick(LOST_REASONS) : null,
    note: '',
    createdAt: created,
    updatedAt: created,
  }
}

export async function seedLeads(seeding: Seeding): Promise<void> {
  const { client, rng } = seeding
  const towns = townPicker(townRows(), rng)
  const agents = await rowsOf<AgentRef>(
    client,
    `SELECT id, email::text, nome, cognome, agency_id AS "agencyId" FROM agents WHERE status = 'validated' ORDER BY id`,
  )
  const cases = rng.sample(await openCases(seeding), Number.MAX_SAFE_INTEGER)
  // At least so many that, besides the planned weeks of the demo agents, some of the last epoch go by weight on any day.
  const rows = Array.from({ length: seeding.count(3_500, 300) }, (_, index) =>
    toLead(seeding, towns, agents, cases, index),
  )
  const planned = byWeight(withAgendas(rows, agents, seeding), agents, seeding)
  await bulk<Prisma.LeadCreateManyInput>(client, 'leads', planned)
  await bulk<Prisma.LeadEventoCreateManyInput>(client, 'lead_eventi', leadEvents(seeding, agents, planned))
}

type SeedLead = ReturnType<typeof toLead>

/**
 * Those of the last epoch of the weights go by them; those of cases, and of the demo agents, whose weeks are planned, stay
 * with whom they have. seedPercLeads writes down who got which.
 */
function byWeight(rows: readonly SeedLead[], agents: readonly AgentRef[], { now }: Seeding): SeedLead[] {
  const since = daysFrom(now, EPOCHS[LAST])
  const byId = new Map(agents.map((agent) => [agent.id, agent]))
  const isFixed = ({ praticaId, agentId }: SeedLead) =>
    praticaId !== null || byId.get(agentId ?? '')?.email.endsWith('@demo.example') === true
  const recent = rows
    .filter(({ agentId, assignedAt }) => agentId !== null && assignedAt !== null && assignedAt >= since)
    .toSorted((a, b) => Number(a.assignedAt) - Number(b.assignedAt) || (a.id < b.id ? -1 : 1))
  const { shared } = share(plannedGroups(agents), recent, (lead, chosen) =>
    isFixed(lead) ? lead.agentId : chosen,
  )
  const chosen = new Map(shared.map(({ lead, choice }) => [lead.id, choice.agentId]))
  return rows.map((row) => {
    const agent = byId.get(chosen.get(row.id) ?? '')
    return agent ? { ...row, agentId: agent.id, agencyId: agent.agencyId } : row
  })
}
