import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockKeysOf } from '@/lib/core/person-lock'
import { consumeAndLockIn, consumeIn, type RateLimit } from './rate-limit'

/** One address is a whole office, or a street of mobile telephones: many people send from it, and a machine that tries is still stopped. */
const FROM_AN_ADDRESS = { points: 200, seconds: 600 }
/** Nobody needs more; each is a person of their own, whoever sits at the same address. */
const OF_A_PERSON = { points: 20, seconds: 600 }

/** For the route of a public form: every call counts, also one that is refused for what it says. */
export const addressLimit = (name: string): RateLimit => ({ name, ...FROM_AN_ADDRESS })

/** The calculators answer while somebody types: a whole office that compares is far below, a machine that copies our tables above. */
export const CALCULATORS: RateLimit = { name: 'calculators', points: 3_000, seconds: 600 }

/** Documents that are drawn when they are asked for. */
export const PDFS: RateLimit = { name: 'pdf', points: 200, seconds: 600 }

type Person = { email: string; telefono: string }

const limitOf = (name: string): RateLimit => ({ name: `${name}-persona`, ...OF_A_PERSON })
const keyOf = ({ email, telefono }: Person) => `${email.toLowerCase()} ${telefono}`

/** For its verb, in its transaction: only the requests that are accepted count. */
export const countPerson = (tx: Tx, name: string, person: Person): Promise<void> =>
  consumeIn(tx, limitOf(name), keyOf(person))

/** The same where two requests of one person also wait for each other (`lockPerson` in the list `scope`), in one statement. */
export const countAndLockPerson = (tx: Tx, name: string, scope: string, person: Person): Promise<void> =>
  consumeAndLockIn(tx, limitOf(name), keyOf(person), lockKeysOf(scope, person))
