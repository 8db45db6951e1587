import { DELETE as revoke } from '@/app/v2/sessions/[id]/route'
import { GET as list } from '@/app/v2/sessions/route'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { deviceName } from './device'
import { meRoute } from './routes'
import type { SessionsReply } from './schema'
import { bearer, call, signIn } from './test-kit'

const listAs = async (access: string, query = '') => {
  const response = await call(list, { method: 'GET', headers: bearer(access), query })
  return { status: response.status, ...((await response.json()) as SessionsReply) }
}
const revokeAs = async (access: string, id: string) =>
  (await call(revoke, { method: 'DELETE', headers: bearer(access), params: { id } })).status

describe('own devices', () => {
  it('lists mine, marks this one, and signs another out at once', async () => {
    const { email } = await buildAgent()
    const here = await signIn('agent', email)
    const there = await signIn('agent', email)
    const { items } = await listAs(here.access)
    expect(items.map(({ corrente, dispositivo }) => [corrente, dispositivo])).toEqual([
      [false, 'Chrome su Linux'],
      [true, 'Chrome su Linux'],
    ])
    const other = items.find(({ corrente }) => !corrente)?._id ?? ''
    expect(await revokeAs(here.access, other)).toBe(204)
    expect((await call(meRoute('agent'), { method: 'GET', headers: bearer(there.access) })).status).toBe(401)
    expect((await listAs(here.access, '?stato=attive')).items).toHaveLength(1)
    expect((await listAs(here.access, '?stato=terminate')).items.map(({ motivo }) => motivo)).toEqual([
      'revocata',
    ])
  })

  it('hides the sessions of others: the same 404 as for none', async () => {
    const mine = await signIn('client', (await buildClient()).email ?? '')
    const foreign = await signIn('agent', (await buildAgent()).email)
    const [theirs] = (await listAs(foreign.access)).items
    expect(await revokeAs(mine.access, theirs?._id ?? '')).toBe(404)
    expect(await revokeAs(mine.access, newId())).toBe(404)
    expect(await revokeAs(mine.access, 'x')).toBe(404)
    expect((await listAs(mine.access)).items).toHaveLength(1)
  })

  it('shows all to an admin with the flag, with names, page by page, and only own ones on request', async () => {
    const plain = await signIn('admin', (await buildAdmin({ permissions: {} })).email)
    const boss = await signIn('admin', (await buildAdmin({ permissions: { sessions_see: true } })).email)
    expect((await listAs(plain.access)).items).toHaveLength(1)
    expect((await listAs(boss.access, '?own=true')).items).toHaveLength(1)
    const total = await db().session.count()
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: SessionsReply = await listAs(boss.access, `?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(total)
      for (const item of page.items) expect(item.utente?.email).toContain('@prova.example')
      seen.push(...page.items.map(({ _id }) => _id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(total)
    const target = (await listAs(boss.access, '?role=client&stato=attive')).items[0]
    expect(await revokeAs(boss.access, target?._id ?? '')).toBe(204)
  })

  it('refuses what it does not know', async () => {
    const { access } = await signIn('admin', (await buildAdmin()).email)
    expect((await listAs(access, '?chi=tutti')).status).toBe(400)
    expect((await call(list, { method: 'GET' })).status).toBe(401)
  })
})

describe('names of devices', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge su Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604', 'Safari su iPhone'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome su Android'],
    ['curl/8.5.0', 'curl'],
    ['', 'Sconosciuto'],
  ])('%s', (agent, name) => expect(deviceName(agent)).toBe(name))
})
