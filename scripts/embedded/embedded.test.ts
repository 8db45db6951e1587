import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nodemailer from 'nodemailer'
import pg from 'pg'
import { reachable } from './binaries'
import { startMail } from './mail'
import { answers, freePort } from './ports'
import { ensureDatabase, runningServer, startPostgres } from './postgres'
import { stopProcess } from './processes'
import { startServices } from './services'

const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-embedded-'))
const home = path.join(folder, 'pg')

async function ask(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

afterAll(async () => {
  const left = runningServer(reachable(home))
  if (left) await stopProcess(left.pid, 'SIGQUIT', 'SIGKILL')
  for (const place of [folder, reachable(home)]) rmSync(place, { recursive: true, force: true })
})

describe('embedded PostgreSQL', () => {
  it('keeps its data over a stop, a takeover and a crash', async () => {
    const first = await startPostgres({ folder: home })
    expect(await ensureDatabase(first.adminUrl, 'casa')).toBe(true)
    await ask(first.urlOf('casa'), "CREATE TABLE t AS SELECT 'qui' AS v")

    const takenOver = await startPostgres({ folder: home })
    expect(takenOver.port).toBe(first.port)

    const { pid } = runningServer(reachable(home)) ?? {}
    expect(pid).toBeDefined()
    if (pid) process.kill(pid, 'SIGKILL')
    await stopProcess(pid ?? 0, 'SIGKILL', 'SIGKILL')
    const again = await startPostgres({ folder: home, preferredPort: first.port })
    expect(await ensureDatabase(again.adminUrl, 'casa')).toBe(false)
    expect((await ask(again.urlOf('casa'), 'SELECT v FROM t')).rows).toEqual([{ v: 'qui' }])

    await again.stop()
    expect(await answers(again.port)).toBe(false)
  }, 60_000)
})

describe('embedded services', () => {
  const given = { DATABASE_URL: 'postgresql://elsewhere/db', NODE_ENV: 'test' } as const

  it('start what no variable points elsewhere; a second process joins and does not stop them', async () => {
    const data = path.join(folder, 'data')
    const owner = await startServices(data, given)
    expect(Object.keys(owner.env).sort()).toEqual([
      'MAILBOX_DIR',
      'S3_ACCESS_KEY',
      'S3_ENDPOINT',
      'S3_SECRET_KEY',
      'SMTP_URL',
    ])
    const guest = await startServices(data, given)
    expect(guest.env).toEqual(owner.env)
    await guest.stop()
    const port = Number(new URL(owner.env.S3_ENDPOINT ?? '').port)
    expect(await answers(port)).toBe(true)
    await owner.stop()
    expect(await answers(port)).toBe(false)
  })

  it('keep each message as a file', async () => {
    const box = path.join(folder, 'box')
    const mail = await startMail(box, 0)
    const transport = nodemailer.createTransport(`smtp://127.0.0.1:${mail.port}`)
    await transport.sendMail({ from: 'a@demo.example', to: 'b@demo.example', subject: 'Prova', text: 'Ciao' })
    transport.close()
    const [file = ''] = readdirSync(box)
    expect(file).toMatch(/\.eml$/)
    expect(readFileSync(path.join(box, file), 'utf8')).toContain('Subject: Prova')
    await mail.stop()
  })
})

describe('ports', () => {
  it('are free, and another than the preferred one when that is taken', async () => {
    const mail = await startMail(path.join(folder, 'other'), 0)
    const port = await freePort(mail.port)
    expect(port).not.toBe(mail.port)
    await mail.stop()
    await expect(
      new Promise((resolve, reject) =>
        connect(port, '127.0.0.1').once('connect', resolve).once('error', reject),
      ),
    ).rejects.toThrow('ECONNREFUSED')
  })
})
