import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newSocket, sweepSockets } from './socket'

const parent = mkdtempSync(path.join(tmpdir(), 'sweep-'))
afterAll(() => rmSync(parent, { recursive: true }))

/** A process that has ended. */
const gone = () => spawnSync(process.execPath, ['-e', '']).pid

function folder(name: string): string {
  mkdirSync(path.join(parent, name))
  return path.join(parent, name)
}

it('removes what servers that were killed have left, and nothing else', async () => {
  const left = folder(`chiaravia-site-${gone()}-abcdef`)
  writeFileSync(path.join(left, 'site.sock'), '')
  const empty = folder(`chiaravia-site-${gone()}-ghijkl`)
  // Its process is called otherwise where it runs, and somebody answers.
  const elsewhere = folder(`chiaravia-site-${gone()}-mnopqr`)
  const server = createServer().listen(path.join(elsewhere, 'site.sock'))
  await once(server, 'listening')
  const others = [elsewhere, folder(`chiaravia-site-${process.pid}-stuvwx`), folder('chiaravia-e2e-123')]
  await sweepSockets(parent)
  expect([left, empty].map((one) => existsSync(one))).toEqual([false, false])
  expect(others.map((one) => existsSync(one))).toEqual([true, true, true])
  server.close()
})

it('gives each server a folder that says whose it is', () => {
  expect(newSocket()).toContain(`chiaravia-site-${process.pid}-`)
})
