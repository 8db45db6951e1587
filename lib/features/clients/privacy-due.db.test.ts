import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { buildAdmin, buildClient } from '@/prisma/seed/factories/people'
import { tellPrivacyDue } from './privacy-due'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const today = () => columnOfDay(todayInRome())
const request = (clientId: string, days: number, more: object = {}) =>
  db().privacyRequest.create({
    data: {
      id: newId(),
      clientId,
      tipo: 'accesso',
      ricevutaIl: addDays(today(), -days),
      scadeIl: addDays(today(), 30 - days),
      ...more,
    },
  })
const mails = async () =>
  (
    await pool().query<{ key: string }>(
      "SELECT payload ->> 'key' AS key FROM graphile_worker._private_jobs WHERE payload ->> 'template' = 'privacy-scade'",
    )
  ).rows.map(({ key }) => key)

it('who may settle privacy requests is told once of one that waits for twenty days', async () => {
  const [who, all, other, blocked] = [
    await buildAdmin({ permissions: { clients_erase: true } }),
    await buildAdmin({ permissions: { admin: true } }),
    await buildAdmin({ permissions: { clients_manage: true } }),
    await buildAdmin({ permissions: { clients_erase: true }, status: 'blocked' }),
  ]
  const { id } = await buildClient()
  const due = await request(id, 20)
  await request(id, 19)
  await request(id, 25, { esito: 'accolta', evasaAt: new Date(), identita: 'Carta' })
  expect(await tellPrivacyDue()).toBe(1)
  const told = await db().notification.findMany({
    where: { userId: { in: [who.id, all.id, other.id, blocked.id] } },
    orderBy: { id: 'asc' },
  })
  expect(told.map(({ userId }) => userId).sort()).toEqual([who.id, all.id].sort())
  expect(told[0]).toMatchObject({ role: 'admin', href: `/admin/site/clients/${id}` })
  expect(told[0]?.testo).toContain('Accesso ai dati')
  expect((await mails()).sort()).toEqual(
    expect.arrayContaining([`privacy-scade:${due.id}:${who.id}`, `privacy-scade:${due.id}:${all.id}`]),
  )
  expect(await tellPrivacyDue()).toBe(0)
  // The mark is no change of the request: whoever has it open may still settle it.
  expect((await db().privacyRequest.findUniqueOrThrow({ where: { id: due.id } })).version).toBe(due.version)
})
