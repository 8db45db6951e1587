import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { tellDue } from '@/lib/features/formazione/tell-missing'
import type { Andamento, Courses } from '@/lib/features/formazione/types'
import { callsBelow } from '@/lib/testing/calls-below'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildFormazione } from '@/prisma/seed/factories/training'
import { rowOf } from './test-kit'

/** What agents do for themselves, what everybody reads of them, and the directory and the cards, which have tests of their own. */
const OTHERS =
  /^agents\/(me|\[id\]\/bdv|login|logout|refresh|getMe|password|public|totp|passkeys|recoveryCodes|secondFactor|proof|directory)(\/|\.|$)/
/** Who chooses among agents, and colleagues, may read the list and a record; what is private of it is left out. */
const READ_BY_MORE = ['GET agents', 'GET agents/[id]']
/** Calls of the office that there must be, so that a search that finds nothing is no proof. */
const SOME = ['agents', 'agents/[id]', 'agents/[id]/offboard', 'agents/[id]/sessions', 'agents/bulk']

it('every call of the office is the office’s alone, also about oneself', async () => {
  const { id } = await buildAgent()
  const params = { id, eventoId: newId() }
  const calls = (await callsBelow('agents')).filter(
    ({ method, name }) => !OTHERS.test(name) && !READ_BY_MORE.includes(`${method} ${name}`),
  )
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(SOME))
  const who = [
    null,
    await adminWith('merchandising_manage'),
    await anAgent({ permissions: { team_see: true, reports_see: true } }),
    await signedIn('agent', { id }),
    await aClient(),
  ]
  for (const { method, name } of calls) {
    const body = method === 'GET' ? undefined : {}
    const codes = who.map(async (as) => (await callAs(as, method, name, { params, body })).status)
    expect([method, name, ...(await Promise.all(codes))]).toEqual([method, name, 401, 403, 403, 403, 403])
  }
  expect((await rowOf(id)).version).toBe(1)
})

it('the list and a record are for no visitor, no client and no administrator without a reason', async () => {
  const { id } = await buildAgent({ status: 'validated' })
  for (const name of ['agents', 'agents/[id]']) {
    const who = [null, await adminWith('merchandising_manage'), await aClient(), await anAgent()]
    const codes = who.map(async (as) => (await callAs(as, 'GET', name, { params: { id } })).status)
    expect([name, ...(await Promise.all(codes))]).toEqual([name, 401, 403, 403, 200])
  }
})

describe('chosen agents', () => {
  type Lines = Json & { done: number; lines: { result: string | null; message: string | null }[] }
  const chosen = (as: Caller, name: string, ids: string[], values: object = {}) =>
    callAs<Lines>(as, 'POST', `agents/${name}`, {
      body: { rows: ids.map((_id) => ({ _id, version: 1 })), values },
    })
  const inDays = (days: number) => dayOf(addDays(new Date(), days))

  it('can be written to where they work here, by who writes announcements', async () => {
    const [here, gone] = [await buildAgent(), await buildAgent({ status: 'blocked' })]
    const office = await adminWith('agents_manage', 'communications_manage')
    const { json } = await chosen(office, 'announce', [here.id, gone.id])
    expect(json.lines.map(({ result, message }) => result ?? message)).toEqual([
      'Fra i destinatari',
      'Non è attivo: non riceve comunicazioni.',
    ])
    expect((await chosen(await adminWith('agents_manage'), 'announce', [here.id])).status).toBe(403)
  })

  it('are given a course of others, each with a day of their own, and told of it', async () => {
    const office = await adminWith('agents_manage', 'content_manage')
    const agent = await anAgent()
    const [head, out] = [await buildAgent(), await buildAgent()]
    const rule = (one: { id: string }) => [{ tipo: 'agente', valori: [one.id] }]
    const course = await buildFormazione({ regole: rule(head), escludi: rule(out) })
    const own = async () => (await callAs<Courses>(agent, 'GET', 'formazione/corsi')).json.corsi
    expect((await own()).map(({ _id }) => _id)).not.toContain(course.id)
    const give = (days: number) =>
      chosen(office, 'course', [agent.id, out.id], { corsoId: course.id, entro: inDays(days) })
    expect((await give(5)).json.lines.map(({ message }) => message)).toEqual([
      null,
      'È fra gli esclusi del corso.',
    ])
    expect((await own()).find(({ _id }) => _id === course.id)?.scadeIl).toBe(inDays(5))
    const { json } = await callAs<Andamento>(office, 'GET', 'formazione/[id]/andamento', {
      params: { id: course.id },
    })
    expect(json.items.map(({ _id }) => _id).sort()).toEqual([head.id, agent.id].sort())
    // The clock reminds of what was given, though the course is nobody’s duty.
    expect(await tellDue()).toBe(1)
    expect(await db().notification.count({ where: { userId: agent.id } })).toBe(2)
    expect((await give(5)).json.lines[0]?.message).toBe('Ce l’ha già, da fare entro lo stesso giorno.')
    expect((await give(9)).json.done).toBe(1)
    expect((await own()).find(({ _id }) => _id === course.id)?.scadeIl).toBe(inDays(9))
    const late = await give(-1)
    expect([late.status, late.json.errors[0]?.path]).toEqual([422, 'entro'])
  })
})
