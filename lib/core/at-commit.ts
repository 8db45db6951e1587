import type { Tx } from './db'
import { dropTags } from './generations'
import { grouped } from './grouped'

type Write<T> = (tx: Tx, items: readonly T[]) => Promise<void>
type Late = { item: unknown; write: Write<unknown> }

/** What is left for the end of a transaction, and what follows from it once it has ended. */
type Noted = { late: Late[]; tags: Set<string>; words: (() => void)[] }

// One for all copies of this module.
const holder = globalThis as typeof globalThis & { __atCommit?: WeakMap<object, Noted> }
holder.__atCommit ??= new WeakMap()
const atCommit = holder.__atCommit

/**
 * Runs a transaction. What it has noted is dropped in this process before anybody hears that it has ended; what it has to say to the
 * other processes is said when it is known to be committed.
 */
export async function noting<T>(run: (begin: (tx: object) => void) => Promise<T>): Promise<T> {
  const noted: Noted = { late: [], tags: new Set(), words: [] }
  try {
    const result = await run((tx) => void atCommit.set(tx, noted))
    for (const say of noted.words) say()
    return result
  } finally {
    // Also where nobody knows whether it was committed.
    dropTags(noted.tags)
  }
}

/** This process forgets what it keeps under these tags as soon as the transaction is committed; the others hear of it. */
export function dropAtCommit(tx: object, tags: Iterable<string>): void {
  const noted = atCommit.get(tx)
  if (noted) for (const tag of tags) noted.tags.add(tag)
  else dropTags(tags)
}

/**
 * Leaves an item for the end of the transaction, where all that go by the same `write` are written together; false where nobody follows
 * its end (it is not `withTransaction`'s): whoever has it writes it at once.
 */
export function writeAtCommit<T>(tx: object, item: T, write: Write<T>): boolean {
  const noted = atCommit.get(tx)
  noted?.late.push({ item, write: write as Write<unknown> })
  return noted !== undefined
}

/** Writes what was left: the last thing of a transaction. */
export async function writeLate(tx: Tx): Promise<void> {
  const late = atCommit.get(tx)?.late.splice(0) ?? []
  for (const [write, items] of grouped(late, (one) => one.write))
    await write(
      tx,
      items.map(({ item }) => item),
    )
}

/** Has something said once the transaction is committed; false where nobody follows its end (it is not `withTransaction`'s). */
export function sayAfterCommit(tx: object, say: () => void): boolean {
  const noted = atCommit.get(tx)
  noted?.words.push(say)
  return noted !== undefined
}

/** Takes back what a part of the transaction had to say, and what it left to be written, when the part itself is taken back. */
export function unsayLater(tx: object): () => void {
  const noted = atCommit.get(tx)
  const [late, words] = [noted?.late.length ?? 0, noted?.words.length ?? 0]
  return () => {
    noted?.late.splice(late)
    noted?.words.splice(words)
  }
}
