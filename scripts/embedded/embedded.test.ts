import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nodemailer from 'nodemailer'
import pg from 'pg'
import { until } from '@/lib/testing/until'
import { reachable } from './binaries'
import { startMail } from './mail'
import { freePort, isListening } from './ports'
import { ensureDatabase, startPostgres } from './postgres'
import { runningServer } from './postmaster'
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

    // The mark of a whole cluster is lost, as when the power goes before the disk has it.
    await again.stop()
    rmSync(path.join(reachable(home), 'initialised'))
    const unmarked = await startPostgres({ folder: home, preferredPort: first.port })
    expect((await ask(unmarked.urlOf('casa'), 'SELECT v FROM t')).rows).toEqual([{ v: 'qui' }])
    await unmarked.stop()
    // What cannot be told to be whole is put aside.
    for (const name of ['initialised', 'data/postmaster.opts']) rmSync(path.join(reachable(home), name))
    const empty = await startPostgres({ folder: home, preferredPort: first.port })
    expect(await ensureDatabase(empty.adminUrl, 'casa')).toBe(true)
    expect(readdirSync(reachable(home)).filter((name) => /^data-\d+$/.test(name))).toHaveLength(1)

    await empty.stop()
    expect(await isListening(empty.port)).toBe(false)
  }, 120_000)
})

describe('two starts, and pid files of others', () => {
  const places = ['together', 'original', 'copy', 'reused', 'locked-out'].map((name) =>
    path.join(folder, name),
  )
  const [together = '', original = '', copy = '', reused = '', lockedOut = ''] = places

  afterAll(async () => {
    for (const place of places) {
      const left = runningServer(reachable(place))
      if (left) await stopProcess(left.pid, 'SIGQUIT', 'SIGKILL')
      rmSync(reachable(place), { recursive: true, force: true })
    }
  })

  it('in one empty folder give one cluster, and both serve', async () => {
    const [one, two] = await Promise.all([
      startPostgres({ folder: together }),
      startPostgres({ folder: together }),
    ])
    expect(two.port).toBe(one.port)
    await ensureDatabase(one.adminUrl, 'casa')
    expect(await ensureDatabase(two.adminUrl, 'casa')).toBe(false)
    await one.stop()
  }, 90_000)

  it('a pid file copied from another cluster, which runs, neither joins nor stops that one', async () => {
    const before = await startPostgres({ folder: original })
    await before.stop()
    cpSync(reachable(original), reachable(copy), { recursive: true })
    // Since Node 22 a copied folder has the usual mode, with which PostgreSQL does not start.
    chmodSync(path.join(reachable(copy), 'data'), 0o700)
    const first = await startPostgres({ folder: original })
    const { pid } = runningServer(reachable(original)) ?? {}
    const file = path.join('data', 'postmaster.pid')
    cpSync(path.join(reachable(original), file), path.join(reachable(copy), file))
    if (process.getuid?.() === 0) chownLike(reachable(original), reachable(copy))
    const second = await startPostgres({ folder: copy })
    expect(second.port).not.toBe(first.port)
    const { rows } = await ask(second.adminUrl, 'SHOW data_directory')
    expect(rows[0].data_directory).toBe(path.join(reachable(copy), 'data'))
    await second.stop()
    expect(runningServer(reachable(original))?.pid).toBe(pid)
    await first.stop()
  }, 90_000)

  it('a number that another process has now neither stops the start nor that process', async () => {
    const first = await startPostgres({ folder: reused })
    const file = path.join(reachable(reused), 'data', 'postmaster.pid')
    const text = readFileSync(file, 'utf8')
    await first.stop()
    const other = spawn('sleep', ['600'], { argv0: 'postgres' })
    writeFileSync(file, text.replace(/^\d+/, String(other.pid)))
    const second = await startPostgres({ folder: reused })
    expect((await ask(second.adminUrl, 'SELECT 1 AS v')).rows).toEqual([{ v: 1 }])
    await second.stop()
    expect(other.exitCode).toBeNull()
    other.kill()
  }, 90_000)

  it('a password that does not open the cluster is told at once', async () => {
    const first = await startPostgres({ folder: lockedOut })
    writeFileSync(path.join(reachable(lockedOut), 'password'), 'un’altra')
    await expect(startPostgres({ folder: lockedOut })).rejects.toThrow('ha un’altra password')
    await first.stop()
  }, 90_000)
})

/** A copy made by root belongs to root; the cluster's server is not. */
function chownLike(model: string, target: string): void {
  const { uid, gid } = statSync(path.join(model, 'data'))
  for (const name of ['', ...(readdirSync(target, { recursive: true }) as string[])]) {
    chownSync(path.join(target, name), uid, gid)
  }
}

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
    expect(await isListening(port)).toBe(true)
    await owner.stop()
    expect(await isListening(port)).toBe(false)
  })

  it('of a command that is done stay for whoever joined it, and end with them', async () => {
    const data = path.join(folder, 'joined')
    const owner = await startServices(data, given)
    const guest = await startServices(data, given)
    const port = Number(new URL(owner.env.S3_ENDPOINT ?? '').port)
    await owner.stop({ guests: 'leave' })
    await until(() => isListening(port))
    const late = await startServices(data, given)
    expect(late.env).toEqual(owner.env)
    for (const one of [guest, late]) await one.stop()
    await until(async () => !(await isListening(port)))
  }, 60_000)

  it('hold up nobody where none is needed', async () => {
    const elsewhere = { ...given, SMTP_URL: 'smtp://elsewhere', S3_ENDPOINT: 'http://elsewhere' }
    const first = await startServices(path.join(folder, 'none'), elsewhere)
    await startServices(path.join(folder, 'none'), elsewhere)
    await first.stop({ guests: 'leave' })
    expect(existsSync(path.join(folder, 'none', 'services.json'))).toBe(false)
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
