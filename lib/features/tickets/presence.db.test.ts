import { EventEmitter } from 'node:events'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Connection } from '@/lib/realtime/connection'
import { Presence } from '@/lib/realtime/presence'
import { connect, startNode, type TestClient } from '@/lib/realtime/testing'
import { adminWith, anAgent, type Caller } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { buildTicket } from '@/prisma/seed/factories/service'
import { admitToTicket } from './admit-presence'

let nodes: Awaited<ReturnType<typeof startNode>>[]
const clients: TestClient[] = []
beforeAll(async () => {
  nodes = await Promise.all([0, 1].map(() => startNode({ admit: admitToTicket })))
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

/** A window of somebody on one of the two servers. */
async function windowOf({ role, id: userId, actor: { sessionId } }: Caller, node = 0) {
  const client = connect(nodes[node]?.port ?? 0, { who: { role, userId, sessionId } })
  clients.push(client)
  await client.opened
  const told = () =>
    client.messages.flatMap((message) => (message.type === 'ticket.presence' ? [message.data] : []))
  const at = (_id: string | null, scrive = false) => client.say({ type: 'ticket.presence', _id, scrive })
  /** The last that was told is this. */
  const hears = (stato: string, _id: string) =>
    until(() => told().at(-1)?.stato === stato && told().at(-1)?._id === _id)
  return { client, told, at, hears }
}

const everything = () => adminWith('ticketing_answer', 'ticketing_full_access')

it('tells who has a ticket open who else has, who writes and who goes, on whatever server', async () => {
  const [a, b] = [await everything(), await everything()]
  const [one, two] = [await windowOf(a), await windowOf(b, 1)]
  const [{ id }, other] = [await buildTicket(), await buildTicket()]
  one.at(id)
  // Until the first is known to be there, the second would be told of it twice.
  await new Promise((resolve) => setTimeout(resolve, 50))
  two.at(id)
  await Promise.all([one.hears('guarda', id), two.hears('guarda', id)])
  expect(one.told()[0]?.nome).toBe(`${b.actor.nome} ${b.actor.cognome}`)
  two.at(id, true)
  await one.hears('scrive', id)
  two.at(other.id)
  await one.hears('via', id)
  two.at(id)
  await one.hears('guarda', id)
  two.client.socket.close()
  await one.hears('via', id)
})

it('neither tells nor shows anybody who may not read the ticket', async () => {
  const [agent, helper] = [await anAgent(), await adminWith('ticketing_answer')]
  const mine = await buildTicket({ agentId: agent.id, assigneeId: helper.id })
  const away = await buildTicket()
  const one = await windowOf(await everything())
  const [opener, reader, outsider] = await Promise.all(
    [agent, helper, await adminWith('ticketing_answer')].map((who) => windowOf(who, 1)),
  )
  one.at(mine.id)
  opener?.at(mine.id)
  outsider?.at(mine.id)
  reader?.at(mine.id)
  await Promise.all([one.hears('guarda', mine.id), reader?.hears('guarda', mine.id)])
  // Two who come at once may be told of each other twice.
  const shown = new Set(one.told().map(({ posto }) => posto))
  expect([shown.size, opener?.told(), outsider?.told()]).toEqual([1, [], []])
  // The ticket becomes another's: whoever reads it no more is away with their next word.
  await db().ticket.update({ where: { id: mine.id }, data: { assigneeId: (await everything()).id } })
  reader?.at(mine.id)
  await one.hears('via', mine.id)
  const heard = reader?.told().length
  one.at(mine.id, true)
  const third = await windowOf(await everything())
  third.at(mine.id)
  await third.hears('scrive', mine.id)
  expect(reader?.told()).toHaveLength(heard ?? 0)
  one.at(away.id)
})

it('takes away who has been silent for half a minute', async () => {
  const { id } = await buildTicket()
  const one = await windowOf(await everything())
  one.at(id)
  const silent = new Presence(async () => 'Ada Neri')
  const socket = Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1 })
  const who = { role: 'admin', userId: newId(), sessionId: newId() }
  const line = { socket, who } as unknown as Connection
  await until(async () => {
    await silent.say(line, id, false)
    return one.told().length > 0
  })
  await silent.sweep(Date.now() + 29_000)
  await silent.sweep(Date.now() + 31_000)
  await one.hears('via', id)
  expect(one.told().at(-2)?.stato).toBe('guarda')
})
