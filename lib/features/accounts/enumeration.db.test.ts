import { POST as confirmRoute } from '@/app/v2/clients/confirm/[id]/route'
import { POST as registerRoute } from '@/app/v2/clients/register/route'
import { hashPassword } from '@/lib/auth/password'
import { db } from '@/lib/core/db'
import { newAddress } from '@/lib/testing/new-address'
import { mailsTo } from '@/lib/testing/queued-mails'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { forgotRoute, loginRoute, resetRoute } from './routes'
import { call, problemOf } from './test-kit'

/*
 * What somebody who reads no mailbox can find out about an address: they register it with a password of their own,
 * sign in with that password, ask for a new one, and try links that they make up.
 */

const PASSWORD = 'una-password-lunga'
let count = 0
const address = (name: string) => {
  count += 1
  return `${name}-${count}@sonda.example`
}

const form = (email: string, more: object = {}) => ({
  nome: 'Chi',
  cognome: 'Prova',
  email,
  telefono: '+39 333 000 0000',
  password: PASSWORD,
  consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
  ...more,
})

const register = (email: string, more: object = {}) => call(registerRoute, { body: form(email, more) })

/** Each makes an address of one kind; the first is that of nobody. */
const KINDS: Record<string, () => Promise<string>> = {
  'of nobody': async () => address('libera'),
  'with an account': async () => (await buildClient({ email: address('cliente') })).email ?? '',
  blocked: async () => (await buildClient({ email: address('bloccato'), status: 'blocked' })).email ?? '',
  deleted: async () => (await buildClient({ email: address('cancellato'), status: 'deleted' })).email ?? '',
  'set back to be confirmed': async () =>
    (await buildClient({ email: address('sospeso'), status: 'pending' })).email ?? '',
  'entered by an agent': async () =>
    (await buildClient({ email: address('inserito'), status: 'pending', passwordHash: null })).email ?? '',
  'entered by an agent, confirmed': async () =>
    (await buildClient({ email: address('inserita'), passwordHash: null })).email ?? '',
  'that somebody has registered before': async () => {
    const email = address('in-attesa')
    await register(email, { password: 'la-password-di-un-altro' })
    return email
  },
  'of an agent': async () => (await buildAgent({ email: address('agente') })).email,
}

const seen = async (response: Response) => ({
  status: response.status,
  text: JSON.stringify(response.ok ? await response.text() : await problemOf(response)),
  headers: [...response.headers.keys()].sort(),
})

/** Everything that the three areas say about an address, with the address itself blotted out. */
async function probe(email: string): Promise<unknown[]> {
  const body = { email, password: PASSWORD }
  const asked = [
    () => call(loginRoute('client'), { body }),
    () => register(email),
    () => call(loginRoute('client'), { body }),
    () => call(loginRoute('client'), { body: { email, password: 'un’altra-password' } }),
    () => call(loginRoute('agent'), { body }),
    () => call(loginRoute('admin'), { body }),
    () => call(forgotRoute('client'), { body: { email } }),
    () => call(forgotRoute('agent'), { body: { email } }),
    () => call(forgotRoute('admin'), { body: { email } }),
    () => call(resetRoute('client'), { body: { token: 'inventato', password: PASSWORD } }),
    () => call(confirmRoute, { params: { id: 'inventato' } }),
    () => register(email.toUpperCase(), { referal: 'nessuno' }),
  ]
  const replies = []
  for (const ask of asked) replies.push(await seen(await ask()))
  return JSON.parse(JSON.stringify(replies).replaceAll(new RegExp(email, 'gi'), '…'))
}

jest.setTimeout(60_000)

describe('an address', () => {
  const replies = new Map<string, unknown[]>()
  // All at once: most of a probe's time is what the routes wait so that it tells nothing.
  beforeAll(async () => {
    const probes = Object.entries(KINDS).map(async ([kind, make]) => {
      replies.set(kind, await probe(await make()))
    })
    await Promise.all(probes)
  })

  it.each(Object.keys(KINDS))('%s gets the answers of one that nobody knows', (kind) => {
    expect(replies.get(kind)).toEqual(replies.get('of nobody'))
    expect(replies.get(kind)).toHaveLength(12)
  })

  it('that is registered and not confirmed yet is told what to do, in the words that everybody gets', async () => {
    const email = address('appena')
    await register(email)
    const reply = await call(loginRoute('client'), { body: { email, password: PASSWORD } })
    expect([reply.status, (await problemOf(reply)).detail]).toEqual([
      401,
      'E-mail o password non corrette, oppure account non ancora confermato. Se ti sei registrato da poco, apri prima il link che ti abbiamo inviato per e-mail.',
    ])
  })

  it('that is free answers like a taken one to two registrations at the same instant', async () => {
    const { email: taken } = await buildClient({ email: address('doppia') })
    for (const email of [address('doppia'), taken ?? '']) {
      const replies = await Promise.all(Array.from({ length: 4 }, () => register(email)))
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(await db().client.count({ where: { email } })).toBe(1)
      expect(await mailsTo(email)).toHaveLength(4)
    }
  })
})

describe('the time of a sign-in', () => {
  /** The quickest of several turns: whatever else the machine does only adds to it. */
  async function quickest(emails: string[]): Promise<number[]> {
    const best = emails.map(() => Number.POSITIVE_INFINITY)
    for (let turn = 0; turn < 8; turn += 1) {
      // Each comes first in its turn.
      for (const step of emails.keys()) {
        const at = (turn + step) % emails.length
        const email = emails[at]
        const start = performance.now()
        const reply = await call(loginRoute('client'), {
          body: { email, password: PASSWORD },
          ip: newAddress(),
        })
        best[at] = Math.min(best[at] ?? 0, performance.now() - start)
        expect(reply.status).toBe(401)
      }
    }
    return best
  }

  it('tells no more than its words: the password is hashed for every address', async () => {
    // The factory's hash is cheap: a real one is what the others are compared with.
    const passwordHash = await hashPassword('non-è-questa')
    const known = (await buildClient({ email: address('tempo'), passwordHash })).email ?? ''
    const waiting = address('tempo')
    await register(waiting)
    const without = (await buildClient({ email: address('tempo'), passwordHash: null })).email ?? ''
    const [reference = 0, ...others] = await quickest([known, waiting, without, address('tempo')])
    for (const time of others) {
      // Without the hash it would be a tenth; a loaded machine makes any of them twice as long.
      expect(time).toBeGreaterThan(reference * 0.2)
      expect(time).toBeLessThan(reference * 5)
    }
  })
})
