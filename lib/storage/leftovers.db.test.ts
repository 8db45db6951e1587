import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker, type Worker } from '@/lib/jobs/worker'
import { until } from '@/lib/testing/until'
import { announce } from './announced'
import { removeObject } from './jobs'
import { recordUpload, tryStore, undoUpload } from './mutations'
import { type Received, receiveForm, receiveUpload } from './receive-upload'
import { reencode } from './reencode'
import { put, stream } from './s3'
import { sweepUploads } from './temporary'
import { PDF, photo, uploadRequest } from './testing'

const owner = { role: 'agent', userId: newId() } as const
const folder = mkdtempSync(path.join(os.tmpdir(), 'chiaravia-leftovers-'))

beforeAll(async () => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder)
  await migrateJobs(env().DATABASE_URL)
})
afterEach(() => pool().query('DELETE FROM graphile_worker._private_jobs'))
afterAll(() => rmSync(folder, { recursive: true }))

const exists = (key: string) =>
  stream(key).then(
    ({ body }) => {
      body.destroy()
      return true
    },
    () => false,
  )
const removals = async () =>
  (await pool().query("SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'storage.remove'")).rows

/** What a verb does with an upload that it has received. */
async function keep(received: Received, fail?: () => Promise<never>) {
  const upload = await tryStore(received, { purpose: 'generic' })
  try {
    return await withTransaction(async (tx) => {
      const row = await recordUpload(tx, upload, owner)
      await fail?.()
      return row
    })
  } catch (error) {
    await undoUpload(upload, error)
    throw error
  }
}

describe('folders of uploads', () => {
  it('go when their process is gone or they have been silent for long, and nobody else’s go', async () => {
    const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
    const make = (name: string, hours: number) => {
      const made = path.join(folder, name)
      mkdirSync(made)
      writeFileSync(path.join(made, 'content'), 'x')
      const then = new Date(Date.now() - hours * 3_600_000)
      for (const file of [path.join(made, 'content'), made]) utimesSync(file, then, then)
    }
    make(`chiaravia-upload-${dead}-morto1`, 0)
    make(`chiaravia-upload-${process.pid}-attivo`, 0)
    make(`chiaravia-upload-${process.pid}-fermo1`, 2)
    make('chiaravia-upload-vecch1', 2)
    make('chiaravia-upload-nuovo1', 0)
    make('chiaravia-altro', 48)
    await sweepUploads()
    expect(readdirSync(folder).sort()).toEqual(
      ['chiaravia-altro', `chiaravia-upload-${process.pid}-attivo`, 'chiaravia-upload-nuovo1'].sort(),
    )
  })
})

describe('an object whose row never came', () => {
  let worker: Worker | undefined
  afterEach(async () => {
    await worker?.stop()
    worker = undefined
  })

  it('is removed when its time is over', async () => {
    const key = `uploads/2026-01/${newId()}.pdf`
    await announce(key)
    await put(key, { open: () => Readable.from([PDF]), size: PDF.length, mimetype: 'application/pdf' })
    worker = await startWorker()
    expect(await exists(key)).toBe(true)
    await pool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
    await until(async () => (await removals()).length === 0, 30_000)
    expect(await exists(key)).toBe(false)
  }, 60_000)

  it('goes at once when the transaction goes back, and its announcement with it', async () => {
    const received = await receiveUpload(uploadRequest('a.pdf', PDF))
    const failing = keep(received, async () => {
      throw new Error('annullato')
    })
    await expect(failing).rejects.toThrow('annullato')
    expect(await removals()).toEqual([])
    await received.discard()
  })

  it('is not one that has its row: nothing is left to remove, and a removal too many removes nothing', async () => {
    const received = await receiveUpload(uploadRequest('a.pdf', PDF))
    const { key } = await keep(received)
    await received.discard()
    expect(await removals()).toEqual([])
    await removeObject({ key })
    expect(await exists(key)).toBe(true)
  })
})

describe('a full disk', () => {
  const full = { code: 'insufficient_storage', status: 507, detail: expect.stringContaining('spazio') }

  it('is said, and is not an upload that did not arrive', async () => {
    const made: string[] = []
    /** Whatever is written into this folder's file finds no space left. */
    const makeFull = async () => {
      const place = mkdtempSync(path.join(folder, 'piena-'))
      symlinkSync('/dev/full', path.join(place, 'content'))
      made.push(place)
      return place
    }
    const limits = { maxBytes: 25 * 1024 * 1024, fieldSize: 1_024 }
    for (const size of [10, 5 * 1024 * 1024]) {
      const request = uploadRequest('a.csv', Buffer.alloc(size, 'a'))
      await expect(receiveForm(request, limits, makeFull)).rejects.toMatchObject(full)
    }
    expect(readdirSync(folder).filter((name) => made.includes(path.join(folder, name)))).toEqual([])
  }, 20_000)

  it('is not a broken image either', async () => {
    const source = path.join(folder, 'foto')
    writeFileSync(source, await photo())
    await expect(reencode(source, '/dev/full', 'image/jpeg')).rejects.toMatchObject(full)
  })
})
