import { limitKeyOf } from '@/lib/core/address-key'
import { db } from '@/lib/core/db'
import { document } from '@/lib/openapi/document'
import { newAddress } from '@/lib/testing/new-address'
import { callAs } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { nextNumber } from '@/prisma/seed/factories/support'
import { addressLimit } from './form-limits'

type Person = { nome: string; cognome: string; email: string; telefono: string }
const aPerson = (): Person => {
  const n = nextNumber()
  return {
    nome: 'Ida',
    cognome: 'Prova',
    email: `limite${n}@prova.example`,
    telefono: `+39351${6_000_000 + n}`,
  }
}

const consents = { privacy: true }
const withoutPhone = ({ telefono: _, ...person }: Person) => person
let agentId: string
beforeAll(async () => {
  agentId = (await buildAgent()).id
})

/** What a person sends, and where the table of limits counts it. */
const FORMS: Record<
  string,
  { body: (person: Person) => object; most: number; key: (person: Person) => string }
> = {
  leadRequests: {
    body: (contact) => ({ product: 'prestito', contact, input: { importo: 10_000, durata: 60 }, consents }),
    most: 20,
    key: ({ email, telefono }) => `leadRequests-persona:${email} ${telefono}`,
  },
  requests: {
    body: (contact) => ({ kind: 'contatto', contact, message: 'Buongiorno.', consents }),
    most: 20,
    key: ({ email, telefono }) => `requests-persona:${email} ${telefono}`,
  },
  segnalazioni: {
    body: (person) => ({ agentId, segnalante: withoutPhone(person), segnalato: aPerson(), consents }),
    most: 20,
    key: ({ email }) => `segnalazioni-mittente:${email}`,
  },
}

const counted = async (key: string) => (await db().rateLimit.findUnique({ where: { key } }))?.points ?? 0

describe.each(Object.entries(FORMS))('POST /v2/%s', (path, { body, key, most }) => {
  const post = (sent: object, ip = newAddress()) =>
    callAs(null, 'POST', path, { body: sent, headers: { 'x-client-ip': ip } })

  it('counts what is accepted, of a person and not of all at their address', async () => {
    const [ip, ida, ugo] = [newAddress(), aPerson(), aPerson()]
    expect((await post(body(ida), ip)).status).toBe(201)
    expect(await counted(key(ida))).toBe(1)
    await db().rateLimit.update({ where: { key: key(ida) }, data: { points: most } })
    const refused = await post(body(ida), ip)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await post(body(ugo), ip)).status).toBe(201)
  })

  it('counts of nobody what is refused', async () => {
    const ida = aPerson()
    expect((await post({ ...body(ida), consents: { privacy: false } })).status).toBe(422)
    expect((await post({ ...body(ida), sconosciuto: 1 })).status).toBe(422)
    expect(await counted(key(ida))).toBe(0)
  })

  it('stops a machine by its address, whoever it says that it is', async () => {
    const ip = newAddress()
    const whole = addressLimit(path)
    const data = { points: whole.points, expire: Date.now() + whole.seconds * 1000 }
    await db().rateLimit.create({ data: { key: `${path}:${limitKeyOf(ip)}`, ...data } })
    expect((await post(body(aPerson()), ip)).status).toBe(429)
  })
})

it('no public POST has one address wait sooner than an office would notice', () => {
  /** These count guesses: of passwords and of signatures. */
  const guesses = /^\/v2\/(admin|agents|clients)\/login(?:\/passkey(?:\/start)?)?$/
  const { points, seconds } = addressLimit('')
  const tight = Object.entries(document().paths).flatMap(([path, { post }]) => {
    const isPublic = post?.security?.every((one) => Object.keys(one).length === 0) ?? false
    const said = /Al massimo (\d+) richieste ogni (\d+) secondi/.exec(post?.description ?? '')
    return isPublic && said && !guesses.test(path) && Number(said[1]) / Number(said[2]) < points / seconds
      ? [path]
      : []
  })
  expect(tight).toEqual([])
})
