import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

/**
 * Tags share these counters by their hash: two that meet are dropped together, which costs one more read and is never
 * wrong.
 */
const SLOTS = 8_192
const NAME = 'generations of tags'

function shared(): SharedArrayBuffer {
  const known = getEnvironmentData(NAME)
  if (known instanceof SharedArrayBuffer) return known
  const fresh = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT)
  // Threads that are started from here on see the same memory, as do other copies of this module.
  setEnvironmentData(NAME, fresh)
  return fresh
}

const counters = new Int32Array(shared())

function slotOf(tag: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at += 1) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 16)) & (SLOTS - 1)
}

/** How often tags had changed at one moment. */
export type Mark = { slots: readonly number[]; counts: readonly number[] }

/** To be taken before what the tags stand for is read. */
export function markOf(tags: readonly string[]): Mark {
  const slots = tags.map(slotOf)
  return { slots, counts: slots.map((slot) => Atomics.load(counters, slot)) }
}

/** Whether none of its tags has changed since. */
export function isCurrent({ slots, counts }: Mark): boolean {
  for (let at = 0; at < slots.length; at += 1)
    if (Atomics.load(counters, slots[at] ?? 0) !== counts[at]) return false
  return true
}

/** These have changed: whatever was read under them before is good no more, in every thread of this process. */
export function dropTags(tags: Iterable<string>): void {
  for (const tag of tags) Atomics.add(counters, slotOf(tag), 1)
}
