import type { Stato } from '@/lib/words/case-states'
import type { Prodotto } from '@/prisma/generated/client'
import { PRODUCT_MIX } from '../../content/finalita'
import { atWork, daysFrom, type Seeding } from '../../core/context'
import { at } from '../../core/random'
import type { Plan } from './case'
import type { World } from './world'

/** Everybody but the demo's own accounts, whose cases are chosen one by one. */
export const strangers = ({ clients }: World) =>
  clients.filter(({ email }) => !email.endsWith('@demo.example'))

/** The cases that a visitor of the demo meets first: [client, product, days ago, how far]. */
const SHOWN: readonly (readonly [email: string, product: Prodotto, daysAgo: number, last: Stato])[] = [
  ['cliente@demo.example', 'prestito', 200, 'liquidata'],
  ['cliente@demo.example', 'mutuo', 21, 'raccolta_documenti'],
  ['cliente2@demo.example', 'mutuo', 60, 'inviata_banca'],
]

/** Nobody opens cases in August, nor in the night. */
function openingDay({ rng, now }: Seeding, from: Date): Date {
  const span = now.getTime() - from.getTime()
  const draw = () => new Date(from.getTime() + rng.next() * span)
  const first = draw()
  const day = first.getUTCMonth() === 7 && rng.chance(0.7) ? draw() : first
  const worked = atWork(day, rng)
  return worked > now || worked < from ? day : worked
}

/** People register because they need a loan: within two weeks the case is open. */
function firstDay({ rng, now }: Seeding, registered: Date): Date {
  const day = atWork(daysFrom(registered, rng.next() * 14), rng)
  return day > now || day < registered ? registered : day
}

/** Some of the first agent's cases are at the bank on any day: whoever looks at the demo looks at this agent first. */
const AT_THE_BANK: readonly (readonly [product: Prodotto, daysAgo: number, last: Stato])[] = [
  ['mutuo', 75, 'perizia'],
  ['cdq', 40, 'inviata_banca'],
  ['prestito', 25, 'inviata_banca'],
]

function atTheBank({ rng, now }: Seeding, { clients, agents }: World, firstIndex: number): Plan[] {
  const first = clients.find(({ email }) => email === 'cliente@demo.example')
  const agent = agents.get(first?.agentId ?? '')
  const own = clients.filter((client) => client !== first && client.agentId === agent?.id)
  return AT_THE_BANK.flatMap(([product, daysAgo, last], i): Plan[] => {
    const opened = atWork(daysFrom(now, -daysAgo), rng)
    const client = own.filter(({ createdAt }) => createdAt < opened)[i]
    return agent && client ? [{ index: firstIndex + i, client, agent, product, opened, last }] : []
  })
}

export function plansOf(seeding: Seeding, world: World): Plan[] {
  const { rng, now } = seeding
  const everyone = [...world.agents.values()]
  const agentOf = (client: World['clients'][number]) =>
    world.agents.get(client.agentId ?? '') ?? rng.pick(everyone)
  const shown = SHOWN.flatMap(([email, product, daysAgo, last], index): Plan[] => {
    const client = world.clients.find((other) => other.email === email)
    const opened = atWork(daysFrom(now, -daysAgo), rng)
    return client ? [{ index, client, agent: agentOf(client), product, opened, last }] : []
  })
  shown.push(...atTheBank(seeding, world, shown.length))
  const clients = strangers(world)
  const rest = Array.from({ length: seeding.count(8_000, 80) - shown.length }, (_, i): Plan => {
    // Everybody has one case before anybody has a second.
    const client = at(clients, i < clients.length ? i : rng.int(0, clients.length - 1))
    const product = rng.weighted(PRODUCT_MIX)
    const opened =
      i < clients.length ? firstDay(seeding, client.createdAt) : openingDay(seeding, client.createdAt)
    return { index: shown.length + i, client, agent: agentOf(client), product, opened }
  })
  return [...shown, ...rest]
}
