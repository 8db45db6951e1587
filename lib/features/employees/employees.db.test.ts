import { adminWith, callAs } from '@/lib/testing/test-kit'
import { buildAdmin, buildEmployee } from '@/prisma/seed/factories/people'

it('gives an account to one employee, and names who has it', async () => {
  const office = await adminWith('admins_manage')
  const account = await buildAdmin()
  const [first, second] = [await buildEmployee({ nome: 'Ada', cognome: 'Prima' }), await buildEmployee()]
  const give = ({ id, version }: { id: string; version: number }, adminId: string) =>
    callAs(office, 'PATCH', 'employees/[id]', { params: { id }, body: { adminId, version } })
  expect((await give(first, account.id)).json).toMatchObject({ adminId: account.id, version: 2 })
  for (const [adminId, message] of [
    [account.id, 'È già l’account di Ada Prima.'],
    [first.id, 'Questo account non c’è.'],
  ] as const) {
    const { status, json } = await give(second, adminId)
    expect([status, json.errors]).toEqual([422, [{ path: 'adminId', message }]])
  }
})

it('lets who moderates ratings read the names, and change nothing', async () => {
  const reader = await adminWith('rankings_manage')
  const { id, version } = await buildEmployee()
  const call = (method: 'GET' | 'PATCH', body?: object) =>
    callAs(reader, method, 'employees/[id]', { params: { id }, body })
  expect((await call('GET')).status).toBe(200)
  expect((await call('PATCH', { ufficio: 'Altro', version })).status).toBe(403)
})
