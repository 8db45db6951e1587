import { createReadStream } from 'node:fs'
import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import type { ObjectPart } from './manifest'
import { inParallel } from './parts'
import { count, reporter, size, type Watch } from './progress'
import type { Store } from './store'
import { objectsOf } from './verify'

const WIDTH = 8

/** What the bucket holds already: keys that the archive has as well, and others. */
export type Present = { same: Set<string>; others: string[] }

export async function lookInto(store: Store, folder: string): Promise<Present> {
  const archived = new Set<string>()
  for await (const { key } of objectsOf(folder)) archived.add(key)
  const present: Present = { same: new Set(), others: [] }
  for await (const keys of store.keys('empty')) {
    for (const key of keys) archived.has(key) ? present.same.add(key) : present.others.push(key)
  }
  return present
}

async function* inGroups(folder: string): AsyncGenerator<ObjectPart[]> {
  let group: ObjectPart[] = []
  for await (const object of objectsOf(folder)) {
    group.push(object)
    if (group.length < WIDTH * 8) continue
    yield group
    group = []
  }
  yield group
}

/** Writes every object of an archive into the bucket; should that fail, takes back what it has added. */
export async function restoreStore(
  store: Store,
  folder: string,
  present: Present,
  { say, signal }: Watch,
): Promise<{ undo(): Promise<void> }> {
  const report = reporter(say)
  const sums = { objects: 0, bytes: 0 }
  const undo = async () => {
    for await (const group of inGroups(folder)) {
      const added = group.filter(({ key }) => !present.same.has(key))
      await inParallel(added, WIDTH, ({ key }) => store.remove(key))
    }
  }
  const write = async ({ key, file, bytes, head }: ObjectPart) => {
    signal?.throwIfAborted()
    await store.write(key, createReadStream(path.join(folder, file)), bytes, head)
    sums.objects += 1
    sums.bytes += bytes
    report(() => `· archivio: ${count(sums.objects)} oggetti, ${size(sums.bytes)}`)
  }
  try {
    await store.ensureBucket()
    for await (const group of inGroups(folder)) await inParallel(group, WIDTH, write)
  } catch (error) {
    await undo().catch(() => undefined)
    throw error
  }
  say(`· archivio: ${count(sums.objects)} oggetti, ${size(sums.bytes)}`)
  return { undo }
}

export function refuseOthers({ others }: Present): void {
  if (others.length === 0) return
  throw new EnvError(
    `Il contenitore non è vuoto: ha ${count(others.length)} oggetti che la copia non ha (il primo: ${others[0]}). Con --overwrite vengono cancellati.`,
  )
}
