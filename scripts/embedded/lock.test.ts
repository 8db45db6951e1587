import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../migrations/files'
import { locked } from './lock'

const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-lock-'))
const options = { folder, name: 'prova' }

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process of its own that takes the lock, says so, and keeps it. */
async function holder(): Promise<ChildProcess> {
  const code = `require('${ROOT}/scripts/embedded/lock.ts').locked(${JSON.stringify(options)}, () =>
    new Promise(() => { console.log('mio'); setInterval(() => undefined, 1000) }))`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (line === 'mio') return child
  }
  throw new Error('the holder ended')
}

describe('a lock between processes', () => {
  it('lets one in at a time, whoever comes first', async () => {
    let inside = 0
    let most = 0
    const enter = () =>
      locked(options, async () => {
        inside += 1
        most = Math.max(most, inside)
        await new Promise((resolve) => setTimeout(resolve, 5))
        inside -= 1
      })
    await Promise.all(Array.from({ length: 8 }, enter))
    expect(most).toBe(1)
    expect(readdirSync(folder)).toHaveLength(1)
  }, 30_000)

  it('is given back by a work that fails', async () => {
    await expect(locked(options, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await locked(options, async () => undefined)
  })

  it('is refused, after a while, when somebody keeps it; and is free once they are killed', async () => {
    const child = await holder()
    const onWait = jest.fn()
    await expect(locked({ ...options, onWait, patienceMs: 500 }, async () => undefined)).rejects.toThrow(
      'Un altro comando è al lavoro',
    )
    expect(onWait).toHaveBeenCalledTimes(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await locked(options, async () => 'libero')).toBe('libero')
  }, 30_000)

  it('is not taken for held because another process has the port of a dead holder', async () => {
    const child = await holder()
    const [name = ''] = readdirSync(folder)
    const file = path.join(folder, name)
    const proof = JSON.parse(readFileSync(file, 'utf8'))
    // The same port, another word: what a later process at a dead one's port would answer.
    writeFileSync(file, JSON.stringify({ ...proof, token: 'f'.repeat(32) }))
    expect(await locked(options, async () => 'libero')).toBe('libero')
    child.kill('SIGKILL')
  }, 30_000)
})
