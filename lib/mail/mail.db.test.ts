import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { seal } from '@/lib/auth/secret-box'
import { db, pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker, type Worker } from '@/lib/jobs/worker'
import { recordDrawn } from '@/lib/storage/record-drawn'
import { until } from '@/lib/testing/until'
import { sendQueued } from './jobs'
import { queueMail } from './queue-mail'
import { hangUp } from './transport'
import { wakeMails } from './wake'

const received: Email[] = []
const refusal = { code: 0 }

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: (_address, _session, callback) => {
    callback(refusal.code ? Object.assign(new Error('refused'), { responseCode: refusal.code }) : null)
  },
  onData: (stream, _session, callback) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      received.push(await PostalMime.parse(Buffer.concat(chunks)))
      callback()
    })
  },
})

const sockets = new Set<Socket>()
server.server.on('connection', (socket) => sockets.add(socket))

let worker: Worker
let smtpUrl: string
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  worker = await startWorker()
})
beforeEach(() => {
  received.length = 0
  refusal.code = 0
  Object.assign(env(), { SMTP_URL: smtpUrl })
})
afterAll(async () => {
  await worker.stop()
  hangUp()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const to = { email: 'cliente@prova.example', name: 'Ada Città' }
const data = {
  nome: 'Ada',
  url: 'https://sito.example/x',
  quando: '2026-03-01T10:00:00Z',
  isAgain: false,
}
const mail = (key: string) => ({ template: 'confirm-account', to, data, key }) as const
const payload = (key: string) => {
  const { template, data: plain } = mail(key)
  return { key, template, to, sealed: seal(JSON.stringify(plain)) }
}
const send = (key: string) => withTransaction((tx) => queueMail(tx, mail(key)))
const waiting = async () => {
  const { rows } = await pool().query<{ attempts: number; failed: boolean }>(
    `SELECT attempts, locked_at IS NULL AND last_error IS NOT NULL AS failed
     FROM graphile_worker.jobs WHERE task_identifier = 'mail.send'`,
  )
  return rows
}
/** An attempt counts from its start; what a test changes of the job before its end would be written over. */
const failedOnce = async () => (await waiting()).filter(({ attempts, failed }) => failed && attempts === 1)
const isIdle = async () => (await waiting()).length === 0

describe('the words of the office', () => {
  const own = {
    oggetto: 'Conferma, {{nome}}',
    titolo: 'Un titolo',
    corpo: 'Parole della sede del {{quando}}.',
  }
  const stored = { template: 'confirm-account', id: newId(), ...own }
  afterEach(() => db().emailText.deleteMany())

  it('arrive in place of the code’s, with the code’s button', async () => {
    await db().emailText.create({ data: stored })
    await sendQueued(payload(newId()))
    expect(received[0]).toMatchObject({ subject: 'Conferma, Ada' })
    expect(received[0]?.text).toContain('Parole della sede del 01/03/2026')
    expect(received[0]?.text).toContain('https://sito.example/x')
    expect(received[0]?.text).not.toContain('grazie per la registrazione')
  })

  it('are those that are tried out, where some are', async () => {
    await db().emailText.create({ data: stored })
    await sendQueued({ ...payload(newId()), text: { ...own, titolo: 'Un altro titolo' } })
    expect(received[0]?.html).toContain('Un altro titolo')
  })
})

describe('queueMail', () => {
  it('delivers in HTML and text, in Italian, marked as automatic', async () => {
    await send(newId())
    await until(() => received.length === 1)
    expect(received[0]).toMatchObject({
      subject: 'Conferma il tuo indirizzo e-mail',
      to: [{ address: to.email, name: to.name }],
      from: { name: 'Chiaravia' },
    })
    expect(received[0]?.html).toContain('href="https://sito.example/x"')
    expect(received[0]?.text).toContain('https://sito.example/x')
    expect(received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('brings the document that its receiver is to keep, also after its link has ended', async () => {
    const bytes = Buffer.from('%PDF-1.7 prova')
    const file = await withTransaction((tx) =>
      recordDrawn(tx, { bytes, name: 'incarico-I26.pdf', purpose: 'incarico' }),
    )
    await withTransaction((tx) => queueMail(tx, { ...mail(newId()), fileId: file.id }))
    await until(() => received.length === 1)
    const [attached] = received[0]?.attachments ?? []
    expect(attached).toMatchObject({ filename: 'incarico-I26.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(bytes)
    // One that was deleted meanwhile holds nothing up.
    await db().storedFile.update({ where: { id: file.id }, data: { deletedAt: new Date() } })
    await withTransaction((tx) => queueMail(tx, { ...mail(newId()), fileId: file.id }))
    await until(() => received.length === 2)
    expect(received[1]?.attachments).toEqual([])
  })

  it('writes once about one occasion, also from two transactions at the same time', async () => {
    const key = newId()
    const results = await Promise.all([send(key), send(key), send(key)])
    expect(results.filter(Boolean)).toHaveLength(1)
    await until(isIdle)
    expect(await send(key)).toBe(false)
    await until(isIdle)
    expect(received).toHaveLength(1)
  })

  it('sends nothing for a transaction that fails', async () => {
    const key = newId()
    const failing = withTransaction(async (tx) => {
      await queueMail(tx, mail(key))
      throw new Error('annullato')
    })
    await expect(failing).rejects.toThrow('annullato')
    expect(await send(key)).toBe(true)
    await until(() => received.length === 1)
  })

  it('does nothing twice when the job runs again after the mail has gone out', async () => {
    const key = newId()
    await send(key)
    await until(isIdle)
    await sendQueued(payload(key))
    expect(received).toHaveLength(1)
  })

  it('says the same Message-ID when a crash makes it send again', async () => {
    const key = newId()
    await send(key)
    await until(isIdle)
    await db().idempotencyKey.updateMany({ data: { status: null } })
    await sendQueued(payload(key))
    expect(received).toHaveLength(2)
    expect(received[0]?.messageId).toMatch(/^<[0-9a-f]{40}@localhost>$/)
    expect(received[1]?.messageId).toBe(received[0]?.messageId)
  })

  it('waits for a mail server that is away', async () => {
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(await send(newId())).toBe(true)
    await until(async () => (await failedOnce()).length === 1)
    const { rows } = await pool().query('SELECT payload FROM graphile_worker._private_jobs')
    expect(JSON.stringify(rows)).not.toContain('sito.example')
    Object.assign(env(), { SMTP_URL: smtpUrl })
    await until(() => received.length === 1, 15_000)
  }, 20_000)

  it('leaves when the mail server is back, however long the pause has become and also when it was given up', async () => {
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9' })
    await send(newId())
    await send(newId())
    await until(async () => (await failedOnce()).length === 2)
    await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'")
    await pool().query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts
      WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)`)
    await wakeMails()
    expect((await waiting()).map(({ attempts }) => attempts)).toContain(1)
    Object.assign(env(), { SMTP_URL: smtpUrl })
    await wakeMails()
    await until(() => received.length === 2, 15_000)
    await until(isIdle)
  }, 30_000)

  it('waits its time when it is the receiver’s server that has put it off', async () => {
    refusal.code = 451
    await send(newId())
    await until(async () => (await failedOnce()).length === 1)
    await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'")
    refusal.code = 0
    await wakeMails()
    const { rows } = await pool().query(
      "SELECT attempts, run_at > now() + interval '50 minutes' AS late FROM graphile_worker.jobs WHERE task_identifier = 'mail.send'",
    )
    expect(rows).toEqual([{ attempts: 1, late: true }])
    await pool().query('DELETE FROM graphile_worker._private_jobs')
  }, 20_000)

  it('goes out when the mail server has closed the connection that was kept', async () => {
    await send(newId())
    await until(() => received.length === 1)
    for (const socket of sockets) socket.destroy()
    await send(newId())
    await until(() => received.length === 2, 15_000)
  }, 20_000)

  it('asks again after a passing refusal, and gives up after a final one', async () => {
    refusal.code = 451
    await send(newId())
    await until(async () => (await failedOnce()).length === 1)
    refusal.code = 550
    await until(isIdle, 15_000)
    expect(received).toHaveLength(0)
  }, 20_000)
})
