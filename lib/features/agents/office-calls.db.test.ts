import { newId } from '@/lib/core/ids'
import { callsBelow } from '@/lib/testing/calls-below'
import { aClient, adminWith, anAgent, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { rowOf } from './test-kit'

/** What agents do for themselves, what everybody reads of them, and the directory and the cards, which have tests of their own. */
const OTHERS = /^agents\/(me|\[id\]\/bdv|login|logout|refresh|getMe|password|public|totp|directory)(\/|\.|$)/
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
