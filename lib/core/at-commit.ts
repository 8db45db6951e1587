import { dropTags } from './generations'

/** What follows from a transaction once it has ended. */
type Noted = { tags: Set<string>; words: (() => void)[] }

// One for all copies of this module.
const holder = globalThis as typeof globalThis & { __atCommit?: WeakMap<object, Noted> }
holder.__atCommit ??= new WeakMap()
const atCommit = holder.__atCommit

/**
 * Runs a transaction. What it has noted is dropped in this process before anybody hears that it has ended; what it has to say to the
 * other processes is said when it is known to be committed.
 */
export async function noting<T>(run: (begin: (tx: object) => void) => Promise<T>): Promise<T> {
  const noted: Noted = { tags: new Set(), words: [] }
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

/** Has something said once the transaction is committed; false where nobody follows its end (it is not `withTransaction`'s). */
export function sayAfterCommit(tx: object, say: () => void): boolean {
  const noted = atCommit.get(tx)
  noted?.words.push(say)
  return noted !== undefined
}

/** Takes back what a part of the transaction had to say, when the part itself is taken back. */
export function unsayLater(tx: object): () => void {
  const words = atCommit.get(tx)?.words
  const before = words?.length ?? 0
  return () => void words?.splice(before)
}
