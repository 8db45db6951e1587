import { addDays } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { templatesTo } from '@/lib/testing/queued-mails'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { appenaFermeWhere, fermeWhere, soglieFerma } from './ferma'
import { tellStalled } from './tell-stalled'

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  await pool().query(`DELETE FROM settings WHERE key = 'praticheFermeGiorni'`)
})

const now = new Date('2026-11-24T04:50:00Z')
const quiet = (agentId: string, days: number, more: object = {}) =>
  buildPratica({ agentId, stato: 'in_istruttoria', ultimaAttivita: addDays(now, -days), ...more })
const bellsOf = (userId: string) =>
  db().notification.findMany({
    where: { role: 'agent', userId },
    orderBy: { createdAt: 'asc' },
    select: { titolo: true, testo: true, href: true },
  })

describe('a case that becomes stalled', () => {
  it('is told to its agent on that day, once however often the job runs', async () => {
    const agent = await buildAgent()
    const pratica = await quiet(agent.id, 16)
    await quiet(agent.id, 15)
    await quiet(agent.id, 40)
    await quiet(agent.id, 16, { stato: 'sospesa' })
    await Promise.all([tellStalled(now), tellStalled(now)])
    await tellStalled(now)
    const line = {
      titolo: `La pratica ${pratica.codice} è ferma da 16 giorni`,
      testo: `${pratica.intestatario}: in istruttoria.`,
      href: `/agents/reports/pratiche/${pratica.id}`,
    }
    expect(await bellsOf(agent.id)).toEqual([line])
    expect(await templatesTo(agent.email)).toEqual(['pratiche-ferme'])
  })

  it('is told a day late where the clock did not run, and again only after something happened', async () => {
    const agent = await buildAgent()
    const { id } = await quiet(agent.id, 16)
    await tellStalled(addDays(now, 1))
    await tellStalled(addDays(now, 2))
    expect(await bellsOf(agent.id)).toMatchObject([{ titolo: expect.stringContaining('ferma da 17 giorni') }])
    await db().pratica.update({ where: { id }, data: { ultimaAttivita: addDays(now, 3) } })
    await tellStalled(addDays(now, 19))
    expect(await bellsOf(agent.id)).toHaveLength(2)
    expect(await templatesTo(agent.email)).toHaveLength(2)
  })

  it('is one line and one mail with the others of the day', async () => {
    const agent = await buildAgent()
    await quiet(agent.id, 16)
    await quiet(agent.id, 16)
    await tellStalled(now)
    expect(await bellsOf(agent.id)).toMatchObject([
      { titolo: '2 tue pratiche sono ferme', href: '/agents/reports/PraticheFerme' },
    ])
    expect(await templatesTo(agent.email)).toHaveLength(1)
  })

  it('reaches who leads the agent past twice the threshold', async () => {
    const manager = await buildAgent()
    const agent = await buildAgent({ managerId: manager.id })
    const pratica = await quiet(agent.id, 31)
    await quiet(agent.id, 30)
    await tellStalled(now)
    await tellStalled(now)
    expect(await bellsOf(agent.id)).toEqual([])
    expect(await bellsOf(manager.id)).toEqual([
      {
        titolo: `La pratica ${pratica.codice} è ferma da 31 giorni`,
        testo: `La segue ${agent.nome} ${agent.cognome}.`,
        href: '/agents/reports/PraticheFerme',
      },
    ])
    expect(await templatesTo(manager.email)).toHaveLength(1)
  })

  it('is not told to who has switched it off, or is blocked', async () => {
    const [quieter, blocked] = [await buildAgent(), await buildAgent({ status: 'blocked' })]
    await db().userPreferences.create({
      data: {
        role: 'agent',
        userId: quieter.id,
        notifiche: { ferma: { campanella: false, email: false } },
        version: 1,
      },
    })
    for (const { id } of [quieter, blocked]) await quiet(id, 16)
    await tellStalled(now)
    for (const { id, email } of [quieter, blocked])
      expect([await bellsOf(id), await templatesTo(email)]).toEqual([[], []])
  })
})

it('those that became stalled today are the stalled of today that were not so yesterday', async () => {
  const { id: agentId } = await buildAgent()
  for (const days of [13, 14, 15, 16, 17, 30]) await quiet(agentId, days)
  const soglie = { ...(await soglieFerma()), perizia: 25 }
  for (const days of [25, 26, 27]) await quiet(agentId, days, { stato: 'perizia' })
  const idsOf = async (where: object) =>
    (await db().pratica.findMany({ where: { AND: [{ agentId }, where] } })).map(({ id }) => id).sort()
  const before = await idsOf(fermeWhere(soglie, addDays(now, -1)))
  const today = await idsOf(fermeWhere(soglie, now))
  const fresh = await idsOf(appenaFermeWhere(soglie, now))
  expect(fresh).toEqual(today.filter((id) => !before.includes(id)))
  expect(fresh).toHaveLength(2)
})
