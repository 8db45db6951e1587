import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { duplicateGroups, duplicatesOf } from './duplicates'

const say = (as: Caller | null, id: string, altroId: string, diversi = true) =>
  callAs(as, 'POST', 'clients/[id]/different', { params: { id }, body: { altroId, diversi } })

/** Groups in which one of these records stands, as the ids of their members. */
async function groupsOf(ids: readonly string[]) {
  const { gruppi } = await duplicateGroups()
  return gruppi
    .map(({ clienti }) => clienti.map(({ _id }) => _id))
    .filter((members) => members.some((id) => ids.includes(id)))
}

it('parts two records of a group for good, until it is taken back', async () => {
  const office = await adminWith('clients_manage')
  const same = { telefono: '+393517770001' }
  const [a, b, c] = [await buildClient(same), await buildClient(same), await buildClient(same)]
  const ids = [a.id, b.id, c.id].sort()
  const [first = '', second = '', third = ''] = ids
  expect(await groupsOf(ids)).toEqual([ids])
  expect((await say(office, second, first)).status).toBe(200)
  expect((await say(office, first, second)).status).toBe(200)
  expect(await groupsOf(ids)).toEqual([[first, third]])
  expect((await duplicatesOf(second)).items.map(({ _id }) => _id)).toEqual([third])
  await say(office, first, third)
  expect(await groupsOf(ids)).toEqual([[second, third]])
  await say(office, second, third)
  expect(await groupsOf(ids)).toEqual([])
  await say(office, first, second, false)
  expect(await groupsOf(ids)).toEqual([[first, second]])
})

it('is the office’s to say, of two clients that are there', async () => {
  const [a, b] = [await buildClient(), await buildClient()]
  for (const [as, status] of [
    [null, 401],
    [await aClient(), 403],
    [await anAgent(), 403],
    [await adminWith(), 403],
  ] as const)
    expect((await say(as, a.id, b.id)).status).toBe(status)
  const office = await adminWith('clients_manage')
  const itself = await say(office, a.id, a.id)
  expect([itself.status, itself.json.errors?.map(({ path }) => path)]).toEqual([422, ['altroId']])
  const gone = await buildClient({ status: 'deleted' })
  expect((await say(office, a.id, gone.id)).status).toBe(404)
})
