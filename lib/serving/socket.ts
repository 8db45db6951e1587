import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PREFIX = 'chiaravia-site-'

let folder: string | undefined
let made = 0

/**
 * The address of a local socket, never used before, in a folder that only this user may enter: whoever writes to it is
 * believed about the visitor's address. The folder says whose it is, for whoever finds it later.
 */
export function newSocket(): string {
  made += 1
  if (process.platform === 'win32') return `\\\\.\\pipe\\chiaravia-${process.pid}-${made}`
  folder ??= newFolder()
  return path.join(folder, `${made}.sock`)
}

function newFolder(): string {
  const created = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`))
  process.once('exit', () => rmSync(created, { recursive: true, force: true }))
  return created
}

/** Removes the folders of servers that were killed: their process is gone, and nobody answers in them. */
export async function sweepSockets(parent = tmpdir()): Promise<void> {
  const names = readdirSync(parent).filter((name) => name.startsWith(PREFIX))
  for (const name of names) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0])
    // The number alone does not tell: in a container of its own a process is called otherwise.
    try {
      if (!owner || isAlive(owner) || (await isAnswered(path.join(parent, name)))) continue
      rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch {
      // Another user's.
    }
  }
}

/** Whether somebody answers on one of the sockets in it. */
async function isAnswered(found: string): Promise<boolean> {
  const answered = await Promise.all(readdirSync(found).map((file) => answers(path.join(found, file))))
  return answered.includes(true)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function answers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file)
    const end = (there: boolean) => {
      socket.destroy()
      resolve(there)
    }
    socket.once('connect', () => end(true))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      end(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
  })
}
