import type { Prisma } from '@/prisma/generated/client'
import { daysFrom, type Seeding } from '../core/context'

type AgentRef = { id: string; nome: string; cognome: string }
type Row = Prisma.LeadCreateManyInput

const CALLS = [
  ['parlato', 'Ha un compromesso da firmare a fine mese: invia i documenti del reddito.'],
  ['parlato', 'Vuole confrontare con la sua banca prima di decidere.'],
  ['non_risponde', ''],
  ['richiamare', 'Richiamare dopo le 18.'],
] as const

/** The steps of each lead, by the instants that it keeps, and now and then a call. */
export function leadEvents({ rng, id, now }: Seeding, agents: readonly AgentRef[], leads: readonly Row[]) {
  const byId = new Map(agents.map((agent) => [agent.id, agent]))
  return leads.flatMap((lead): Prisma.LeadEventoCreateManyInput[] => {
    const agent = lead.agentId ? byId.get(lead.agentId) : undefined
    const author = {
      actorRole: agent ? ('agent' as const) : null,
      actorId: agent?.id ?? null,
      actorName: agent ? `${agent.nome} ${agent.cognome}` : 'Sistema',
    }
    const closed = lead.stato === 'perso' || lead.stato === 'convertito' ? lead.stato : null
    const steps = [
      { a: 'nuovo' as const, at: lead.createdAt, testo: 'Richiesta arrivata' },
      { a: 'assegnato' as const, at: lead.assignedAt, testo: agent ? `Assegnata a ${author.actorName}` : '' },
      { a: 'contattato' as const, at: lead.contattatoAt, testo: '' },
      { a: closed, at: lead.chiusoAt, testo: lead.motivoPerso ?? '' },
    ].flatMap(({ a, at, testo }) => (a && at ? [{ a, at: new Date(at), testo }] : []))
    const moves = steps.map(({ a, at, testo }, index) => ({
      id: id(at),
      leadId: lead.id,
      tipo: 'stato',
      da: steps[index - 1]?.a ?? null,
      a,
      testo,
      esito: null,
      ...author,
      at,
    }))
    const called = lead.contattatoAt && daysFrom(new Date(lead.contattatoAt), -0.01)
    if (!called || called > now || !rng.chance(0.4)) return moves
    const [esito, testo] = rng.pick(CALLS)
    const call = { id: id(called), leadId: lead.id, tipo: 'chiamata', da: null, a: null, testo, esito }
    return [...moves, { ...call, ...author, at: called }]
  })
}
