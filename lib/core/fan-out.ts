import 'server-only'
import { createHmac } from 'node:crypto'
import { beforeDisconnect, pool } from './db'
import { env } from './env'
import { natsFanOut } from './fan-out-nats'
import { notifyFanOut } from './fan-out-notify'
import type { FanOut } from './fan-out-types'

// The server's bundles have copies of this module: a thread has one all the same.
const holder = globalThis as typeof globalThis & { __fanOut?: FanOut }

/** How this process tells the others, itself included, what has just been committed, and hears it of them. */
export function fanOut(): FanOut {
  holder.__fanOut ??= newFanOut()
  return holder.__fanOut
}

/** By the database alone, on whichever connection of this process is free. */
export function databaseFanOut(): FanOut {
  const database = notifyFanOut(async (text, values) => pool().query(text, values))
  beforeDisconnect(database.flush)
  return database
}

function newFanOut(): FanOut {
  const { FANOUT_URL } = env()
  const database = databaseFanOut()
  return FANOUT_URL ? natsFanOut(FANOUT_URL, subjectOf(), database) : database
}

/** Installations that share a broker hear nothing of each other, and nobody listens who does not know the secret. */
function subjectOf(): string {
  const { AUTH_SECRET, DATABASE_URL } = env()
  const database = new URL(DATABASE_URL).pathname
  return `chiaravia.${createHmac('sha256', AUTH_SECRET).update(`fan-out ${database}`).digest('hex').slice(0, 24)}`
}
