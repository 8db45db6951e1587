import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lives, type Proof, startProof } from './beacon'

const folderOf = (services: string) => path.join(services, 'guests')

/** Notes that this process uses services that another one has started; answers how to take the note away. */
export async function enter(services: string): Promise<() => Promise<void>> {
  const { port, token, close } = await startProof()
  mkdirSync(folderOf(services), { recursive: true })
  const file = path.join(folderOf(services), `${randomBytes(8).toString('hex')}.json`)
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600 })
  return async () => {
    rmSync(file, { force: true })
    close()
  }
}

/** Whether anybody does; the notes of those who were killed go. */
export async function anyGuests(services: string): Promise<boolean> {
  mkdirSync(folderOf(services), { recursive: true })
  let living = false
  for (const name of readdirSync(folderOf(services))) {
    const file = path.join(folderOf(services), name)
    if (await isHere(file)) living = true
    else rmSync(file, { force: true })
  }
  return living
}

async function isHere(file: string): Promise<boolean> {
  try {
    return await lives(JSON.parse(readFileSync(file, 'utf8')) as Proof)
  } catch {
    return false
  }
}
