import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { OwnCalendar } from './own-calendar'

const own = (as: Caller | null, method: 'GET' | 'POST' | 'DELETE') =>
  callAs<OwnCalendar>(as, method, 'preferences/calendar', {})
const secretIn = (url: string | null) => String(url).split('/').at(-1) ?? ''
const open = async (token: string) => {
  const { status, headers, text } = await callAs(null, 'GET', 'agenda/[token]', { params: { token } })
  return { status, type: headers.get('content-type'), text }
}

it('has one’s own meetings and not the team’s, as long as its address and the account are good', async () => {
  const me = await anAgent({ permissions: { team_see: true } })
  const below = await anAgent({ managerId: me.id })
  const appuntamentoAt = addDays(new Date(), 2)
  await buildLead({ agentId: me.id, stato: 'appuntamento', appuntamentoAt, nome: 'Ada', cognome: 'Mia' })
  await buildPratica({ agentId: me.id, appuntamentoAt })
  await buildLead({
    agentId: below.id,
    stato: 'appuntamento',
    appuntamentoAt,
    nome: 'Ugo',
    cognome: 'Altrui',
  })
  expect((await own(me, 'GET')).json).toEqual({ url: null })
  const token = secretIn((await own(me, 'POST')).json.url)
  const shown = await open(token)
  expect([shown.status, shown.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(shown.text).toContain('SUMMARY:Appuntamento con Ada Mia')
  // Of a case that came of no request, too.
  expect(shown.text.match(/SUMMARY:Appuntamento con/g)).toHaveLength(2)
  expect(shown.text).not.toContain('Altrui')
  const next = secretIn((await own(me, 'POST')).json.url)
  expect([(await open(token)).status, (await open(next)).status]).toEqual([404, 200])
  await own(me, 'DELETE')
  expect((await open(next)).status).toBe(404)
  const last = secretIn((await own(me, 'POST')).json.url)
  await db().agent.update({ where: { id: me.id }, data: { status: 'blocked' } })
  expect((await open(last)).status).toBe(404)
  for (const wrong of ['', 'abc', `${last.slice(0, -2)}AA`]) expect((await open(wrong)).status).toBe(404)
})

it('is an agent’s', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    for (const [as, status] of [
      [null, 401],
      [await aClient(), 403],
      [await adminWith('leads_manage'), 403],
    ] as const)
      expect((await own(as, method)).status).toBe(status)
})
