import { localQuota, type SocketQuota } from '@/lib/realtime/socket-quota'
import type { Said } from './thread'

/** In a thread of the site: places that the listener's thread counts for all of them. `refused` passes on its no. */
export function sharedQuota(say: (said: Said) => void): SocketQuota & { refused(slot: number): void } {
  const waiting = new Map<number, () => void>()
  let last = 0
  return {
    take: (key, onFull) => {
      last += 1
      const slot = last
      waiting.set(slot, onFull)
      say({ takeSlot: slot, key })
      return () => {
        if (waiting.delete(slot)) say({ giveSlot: slot })
      }
    },
    refused: (slot) => {
      const onFull = waiting.get(slot)
      waiting.delete(slot)
      onFull?.()
    },
  }
}

export type QuotaOfThread = {
  take(slot: number, key: string): void
  giveBack(slot: number): void
  end(): void
}

/** In the listener's thread: what each thread holds, which is given back when it ends. */
export function newQuota(): (refuse: (slot: number) => void) => QuotaOfThread {
  const all = localQuota()
  return (refuse) => {
    const held = new Map<number, () => void>()
    const giveBack = (slot: number) => {
      held.get(slot)?.()
      held.delete(slot)
    }
    return {
      take: (slot, key) =>
        held.set(
          slot,
          all.take(key, () => refuse(slot)),
        ),
      giveBack,
      end: () => {
        for (const slot of [...held.keys()]) giveBack(slot)
      },
    }
  }
}
