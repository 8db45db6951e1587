import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { hangUp } from '@/lib/mail/transport'
import { adminWith } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { ALARMS, tellAlarm, watchAlarms } from './watch-alarms'

const mails: { to: string; text: string }[] = []
let isRefusing = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: async (stream, session, callback) => {
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer)
    if (isRefusing) return callback(Object.assign(new Error('later'), { responseCode: 451 }))
    mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: Buffer.concat(parts).toString() })
    callback()
  },
})

const LOOK_MS = 50
let keeper: string
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  Object.assign(env(), { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` })
  const { id } = await adminWith('settings_manage')
  await adminWith('content_manage')
  keeper = (await db().admin.findUniqueOrThrow({ where: { id } })).email
})
beforeEach(async () => {
  mails.length = 0
  isRefusing = false
  await db().alarm.deleteMany()
})
afterEach(() => pool().query('DELETE FROM graphile_worker._private_jobs'))
afterAll(async () => {
  hangUp()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** A job that could have begun so long ago. */
async function due(age: string): Promise<void> {
  await pool().query("SELECT graphile_worker.add_job('jobs.prune', '{}')")
  await pool().query('UPDATE graphile_worker._private_jobs SET run_at = now() - $1::interval', [age])
}
/** A mail to each who manages the system and to nobody else, whoever they are in this database. */
const subjects = () =>
  mails.filter(({ to }) => to === keeper).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])
const looks = (n: number) => new Promise((resolve) => setTimeout(resolve, n * LOOK_MS))

it('tells whoever manages the system once that the queue stands still, and once that it goes again', async () => {
  await due('16 minutes')
  const watches = [watchAlarms(ALARMS, LOOK_MS), watchAlarms(ALARMS, LOOK_MS)]
  try {
    await until(() => mails.length > 0)
    await looks(6)
    expect(subjects()).toEqual([expect.stringContaining('ferma')])
    // Between the two it is neither.
    await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '5 minutes'")
    await looks(6)
    expect(subjects()).toHaveLength(1)
    await pool().query('DELETE FROM graphile_worker._private_jobs')
    await until(() => subjects().length === 2)
    await looks(6)
    expect(subjects()[1]).toContain('Risolto')
    expect(subjects()).toHaveLength(2)
    expect(await db().alarm.count()).toBe(0)
  } finally {
    for (const watch of watches) watch.close()
  }
})

it('tells once that the CDN has not been told for long, and why, and once that it has', async () => {
  Object.assign(env(), { CDN_PURGE_URL: 'https://cdn.example/purge' })
  const [, , rule] = ALARMS
  const watch = watchAlarms(rule ? [rule] : [], LOOK_MS)
  try {
    const error = 'La CDN ha un guasto (503): si riprova più tardi.'
    await pool().query(
      "INSERT INTO cdn_purges (tag, error, created_at) VALUES ('news', $1, now() - interval '4 minutes')",
      [error],
    )
    await looks(6)
    expect(subjects()).toEqual([])
    await pool().query("UPDATE cdn_purges SET created_at = now() - interval '6 minutes'")
    await until(() => subjects().length === 1)
    // The mail is handed over before the alarm is committed.
    await looks(6)
    expect((await db().alarm.findMany()).map(({ name }) => name)).toEqual(['cdn'])
    await pool().query('DELETE FROM cdn_purges')
    await until(() => subjects().length === 2)
    expect(subjects()[1]).toContain('Risolto')
  } finally {
    watch.close()
    await pool().query('DELETE FROM cdn_purges')
    Object.assign(env(), { CDN_PURGE_URL: undefined })
  }
})

it('is not told of a queue that is only late', async () => {
  await due('14 minutes')
  const watch = watchAlarms(ALARMS, LOOK_MS)
  await looks(6)
  watch.close()
  expect(mails).toEqual([])
})

it('is told later where the mail server refuses it', async () => {
  const [rule] = ALARMS
  if (!rule) throw new Error('no alarm')
  isRefusing = true
  await expect(tellAlarm(rule, 'Ferma.', false)).rejects.toThrow()
  expect(await db().alarm.count()).toBe(0)
  isRefusing = false
  await tellAlarm(rule, 'Ferma.', false)
  await tellAlarm(rule, 'Ferma.', false)
  expect(subjects()).toHaveLength(1)
})
