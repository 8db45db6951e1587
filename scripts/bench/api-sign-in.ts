import { hashPassword } from '@/lib/auth/password'
import { env } from '@/lib/core/env'
import { percentile } from '../report/statistics'
import type { Row } from '../report/types'
import type { StartBare } from './api-bare'

const GOAL = 0.7
/** As many as argon2 has threads. */
const AT_ONCE = 4
const SECONDS = 3
const ROUNDS = 3
const PEOPLE = { admin: 'admin@demo.example', agents: 'agente@demo.example', clients: 'cliente@demo.example' }

let calls = 0

/** From an address that nobody has used: the limits are not what is measured. */
function post(site: string, area: string, email: string, device?: string): Promise<Response> {
  calls += 1
  const from = `93.${(calls >> 14) & 127}.${(calls >> 7) & 127}.${calls & 127}`
  return fetch(`${site}/v2/${area}/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(device ? { 'x-device-token': device } : {}),
    },
    body: JSON.stringify({ email, password: env().DEMO_PASSWORD }),
  })
}

/** Any text asks to be remembered: a browser does so by itself. */
const NEW_DEVICE = 'un dispositivo nuovo'

type Entered = { access: string; refresh: string; user: { _id: string } }

/** Signs in, and says by which tokens. */
export async function signedIn(site: string, area: string, email: string) {
  const reply = await post(site, area, email, NEW_DEVICE)
  if (reply.status !== 200) throw new Error(`${email}: ${await reply.text()}`)
  const { access, refresh, user } = (await reply.json()) as Entered
  return { access, refresh, userId: user._id, device: reply.headers.get('x-device-token') ?? undefined }
}

/** How often a second, so many at once. */
async function perSecond(work: (turn: number) => Promise<Response>): Promise<number> {
  const until = performance.now() + SECONDS * 1_000
  let done = 0
  const startedAt = performance.now()
  const one = async () => {
    while (performance.now() < until) {
      const reply = await work(done)
      const text = await reply.text()
      if (reply.status !== 200) throw new Error(`sign-in: ${reply.status} ${text}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return (done * 1_000) / (performance.now() - startedAt)
}

/**
 * Signing in against the password's check alone, in turns: on a device that the account has used before, as all but the first of
 * a browser are, and by a program that brings none.
 */
export async function signIns(site: string, startBare: StartBare): Promise<Row[]> {
  const password = env().DEMO_PASSWORD
  const bare = await startBare({ kind: 'argon2', hash: await hashPassword(password), password })
  const people = await Promise.all(
    Object.entries(PEOPLE).map(async ([area, email]) => {
      const { device } = await signedIn(site, area, email)
      return { area, email, device }
    }),
  )
  const enter = (turn: number, isKnown: boolean) => {
    const { area, email, device } = people[turn % people.length] ?? { area: '', email: '' }
    return post(site, area, email, isKnown ? device : undefined)
  }
  const rates: Record<'known' | 'unknown' | 'alone', number[]> = { known: [], unknown: [], alone: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.known.push(await perSecond((turn) => enter(turn, true)))
    rates.unknown.push(await perSecond((turn) => enter(turn, false)))
    rates.alone.push(await perSecond(() => fetch(bare.url)))
  }
  bare.child.disconnect()
  const alone = percentile(rates.alone, 0.5)
  const shown = (of: number[]) => {
    const own = percentile(of, 0.5)
    return `${own.toFixed(1)} of ${alone.toFixed(1)} sign-ins/s, ${(own / alone).toFixed(2)} ×`
  }
  return [
    {
      what: 'sign-in on a known device, argon2 alone',
      measured: shown(rates.known),
      goal: `≥ ${GOAL} ×`,
      ok: percentile(rates.known, 0.5) / alone >= GOAL,
    },
    { what: 'sign-in without a device', measured: shown(rates.unknown) },
  ]
}
