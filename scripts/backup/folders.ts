import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import { isAlive } from '../embedded/processes'
import { MANIFEST } from './manifest'

const COMPLETE = /^chiaravia-\d{8}T\d{6}Z$/
const UNFINISHED = /^chiaravia-.*\.part-(.+)-(\d+)$/
const ours = () => `.part-${hostname()}-${process.pid}`

const nameOf = (at: Date): string => `chiaravia-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`

/** Where an archive is written, under a name that nobody takes for a complete one. */
export function beginArchive(parent: string, at: Date): { draft: string; final: string } {
  const final = path.join(parent, nameOf(at))
  if (existsSync(final)) throw new EnvError(`${final} esiste già: una copia non ne sostituisce un’altra.`)
  const draft = `${final}${ours()}`
  try {
    makeFolders(draft)
  } catch (error) {
    throw new EnvError(`Nella cartella ${parent} non si può scrivere (${(error as Error).message}).`)
  }
  return { draft, final }
}

/** One at a time: where the system creates nothing (/proc), Node's recursive `mkdirSync` never returns. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(path.dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Removes what interrupted backups of this machine have left. */
export function sweep(parent: string): void {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const [, host, pid] = UNFINISHED.exec(name) ?? []
    if (host === hostname() && !isAlive(Number(pid))) remove(path.join(parent, name))
  }
}

/** Keeps the newest archives; answers the names of those that went. */
export function rotate(parent: string, keep: number): string[] {
  const complete = readdirSync(parent)
    .filter((name) => COMPLETE.test(name) && existsSync(path.join(parent, name, MANIFEST)))
    .sort()
  const old = complete.slice(0, Math.max(0, complete.length - keep))
  for (const name of old) {
    // Under another name first: an interrupted removal must not leave what looks like an archive.
    const going = path.join(parent, `${name}${ours()}`)
    renameSync(path.join(parent, name), going)
    remove(going)
  }
  return old
}

export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })
