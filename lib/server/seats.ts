import { localSeats, type Seats } from '@/lib/realtime/seats'
import type { Said } from './exchange'

/** In a thread of the site: places that the listener's thread counts for all of them. `refused` passes on its no. */
export function sharedSeats(say: (said: Said) => void): Seats & { refused(seat: number): void } {
  const waiting = new Map<number, () => void>()
  let last = 0
  return {
    take: (key, onFull) => {
      last += 1
      const seat = last
      waiting.set(seat, onFull)
      say({ takeSeat: seat, key })
      return () => {
        if (waiting.delete(seat)) say({ giveSeat: seat })
      }
    },
    refused: (seat) => {
      const onFull = waiting.get(seat)
      waiting.delete(seat)
      onFull?.()
    },
  }
}

export type SeatsOfThread = {
  take(seat: number, key: string): void
  giveBack(seat: number): void
  end(): void
}

/** In the listener's thread: what each thread holds, which is given back when it ends. */
export function newSeats(): (refuse: (seat: number) => void) => SeatsOfThread {
  const all = localSeats()
  return (refuse) => {
    const held = new Map<number, () => void>()
    const giveBack = (seat: number) => {
      held.get(seat)?.()
      held.delete(seat)
    }
    return {
      take: (seat, key) =>
        held.set(
          seat,
          all.take(key, () => refuse(seat)),
        ),
      giveBack,
      end: () => {
        for (const seat of [...held.keys()]) giveBack(seat)
      },
    }
  }
}
