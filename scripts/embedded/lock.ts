import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EnvError } from '../../lib/core/env'
import { lives, type Proof, startProof } from './beacon'

/** Of what belongs to a checkout rather than to a data folder. */
export const LOCKS = path.resolve(__dirname, '..', '..', 'node_modules', '.cache', 'chiaravia')

type Options = {
  /** Where the lock's files stand; made if it is not there. */
  folder: string
  name: string
  /** Called once, when somebody else has it. */
  onWait?: () => void
  patienceMs?: number
}

/**
 * Runs `work` while no other process of this machine runs something under the same lock. A lock whose holder was
 * killed is free: the holder's proof (beacon.ts) no longer answers. Each holder's file has a number of its own, one
 * higher than the last, made by link(), which only one can. The highest is never removed, only emptied: so nobody who
 * has just looked can take a number twice.
 */
export async function locked<T>(options: Options, work: () => Promise<T>): Promise<T> {
  mkdirSync(options.folder, { recursive: true })
  const beacon = await startProof()
  try {
    const file = await acquire(options, beacon)
    try {
      return await work()
    } finally {
      truncateSync(file)
    }
  } finally {
    beacon.close()
  }
}

async function acquire(options: Options, proof: Proof): Promise<string> {
  const { folder, name, onWait, patienceMs = 600_000 } = options
  const fileOf = (number: number) => path.join(folder, `${name}.lock.${number}`)
  const deadline = Date.now() + patienceMs
  for (let waited = false; Date.now() < deadline; ) {
    const last = Math.max(0, ...numbers(folder, name))
    if (last > 0 && (await isHeld(fileOf(last)))) {
      if (!waited) onWait?.()
      waited = true
      await sleep(200)
      continue
    }
    const file = fileOf(last + 1)
    if (!claim(file, proof)) continue
    const all = numbers(folder, name)
    if (Math.max(...all) > last + 1) {
      // The look before was not whole: somebody had a higher number already.
      rmSync(file, { force: true })
      continue
    }
    for (const old of all) if (old <= last) rmSync(fileOf(old), { force: true })
    return file
  }
  throw new EnvError(`Un altro comando è al lavoro su ${folder} da troppo tempo: fermalo, poi riprova.`)
}

function numbers(folder: string, name: string): number[] {
  const prefix = `${name}.lock.`
  return readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && /^\d+$/.test(file.slice(prefix.length)))
    .map((file) => Number(file.slice(prefix.length)))
}

async function isHeld(file: string): Promise<boolean> {
  try {
    return await lives(JSON.parse(readFileSync(file, 'utf8')) as Proof)
  } catch {
    // Emptied by its holder, or gone.
    return false
  }
}

/** Whole from its first instant: written aside, then linked under its name, which fails if that exists. */
function claim(file: string, { port, token }: Proof): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, JSON.stringify({ port, token }), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
