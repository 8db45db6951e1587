import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

const OF_CLIENTS = [
  ['nota', 'Preferisce essere chiamata dopo le 18.', null],
  ['chiamata', 'Chiede a che punto è la perizia.', 'parlato'],
  ['chiamata', '', 'non_risponde'],
  ['messaggio', 'Inviato l’elenco dei documenti che mancano.', null],
] as const
const OF_AGENTS = [
  ['nota', 'Vuole seguire anche la provincia vicina da gennaio.', null],
  ['chiamata', 'Riunione di zona spostata a giovedì.', 'parlato'],
] as const

type Author = { id: string; name: string; surname: string }

/** What the office has noted about clients and agents. */
export async function seedNotes({ client, rng, id, now, count }: Seeding): Promise<void> {
  const [author] = await rowsOf<Author>(
    client,
    'SELECT id, name, surname FROM admins ORDER BY created_at, id LIMIT 1',
  )
  const of = (table: string) =>
    rowsOf<{ id: string }>(client, `SELECT id FROM ${table} WHERE status = 'validated' ORDER BY id`)
  if (!author) return
  const by = {
    actorRole: 'admin' as const,
    actorId: author.id,
    actorName: `${author.name} ${author.surname}`,
  }
  const written = (notes: typeof OF_CLIENTS | typeof OF_AGENTS) => {
    const at = daysFrom(now, -rng.next() * 60)
    const [tipo, testo, esito] = rng.pick<(typeof OF_CLIENTS)[number] | (typeof OF_AGENTS)[number]>([
      ...notes,
    ])
    return { id: id(at), tipo, testo, esito, ...by, at }
  }
  const clients = rng.sample(await of('clients'), count(300, 4))
  await bulk<Prisma.ClientEventoCreateManyInput>(
    client,
    'client_eventi',
    clients.map((one) => ({ clientId: one.id, ...written(OF_CLIENTS) })),
  )
  const agents = rng.sample(await of('agents'), count(40, 2))
  await bulk<Prisma.AgentEventoCreateManyInput>(
    client,
    'agent_eventi',
    agents.map((one) => ({ agentId: one.id, ...written(OF_AGENTS) })),
  )
}
