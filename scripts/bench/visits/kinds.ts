import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { type Call, isGood, type Reply, send, someAddress } from '../../faults/http-call'
import { leadCall } from '../../faults/writers'
import type { Place, Places, Reader } from './places'
import { somePdf, somePicture } from './uploads'

/** One visit; resolves with what went wrong, or nothing. */
export type Visit = () => Promise<string | undefined>

/** What people do here, and of a hundred visits how many do it. */
export const MIX = {
  page: 18,
  frame: 2,
  screen: 16,
  'record page': 6,
  calculator: 10,
  'sign-in': 4,
  list: 16,
  record: 12,
  report: 6,
  export: 1,
  document: 2,
  upload: 2,
  request: 3,
  socket: 2,
} as const
export type Kind = keyof typeof MIX

const CALCULATORS: [path: string, body: object][] = [
  [
    'mutui',
    {
      finalita: 'acquisto_prima_casa',
      valoreImmobile: 240_000,
      importo: 180_000,
      durata: 25,
      tasso: 'tutti',
    },
  ],
  [
    'mutui',
    {
      finalita: 'surroga',
      valoreImmobile: 200_000,
      importo: 100_000,
      durata: 20,
      tasso: 'fisso',
      provincia: 'MI',
    },
  ],
  ['prestiti', { importo: 12_000, durata: 60, finalita: 'auto' }],
  ['cdq', { netto: 1_700, tipo: 'dipendente_pubblico', eta: 45, durata: 120 }],
  ['leasing', { valore: 40_000, anticipoPct: 10, riscattoPct: 1, durata: 48, tan: 6.5 }],
  ['piano', { importo: 150_000, durataMesi: 300, tan: 3.5, tipo: 'francese' }],
]

/** Every kind of visit, each time to the next of its places; `hear` is told of every reply. */
export function visitsOf(
  site: string,
  places: Places,
  hear: (path: string, reply: Reply) => void = () => undefined,
): Record<Kind, Visit> {
  const asked = async (call: Call) => {
    const reply = await send(site, call)
    hear(call.path, reply)
    return complaint(call.path, reply)
  }
  const signed = async (place: Place, more: Partial<Call> = {}) =>
    asked({
      path: place.path,
      ...more,
      headers: { ...more.headers, ...(await place.reader.session.headers()) },
    })
  const seen = async ({ path, reader }: Place) =>
    asked({ path, headers: { ...BROWSER, cookie: await cookieOf(reader) } })
  const inTurn = <T>(from: readonly T[], visit: (one: T) => Promise<string | undefined>): Visit => {
    let turn = Math.floor(Math.random() * from.length)
    return async () => {
      turn += 1
      const one = from[turn % from.length]
      return one === undefined ? 'nothing to visit' : visit(one)
    }
  }
  const files = [somePdf, somePicture]
  return {
    page: inTurn(places.pages, (path) => asked({ path, headers: BROWSER })),
    frame: inTurn(places.frames, (path) => asked({ path, headers: BROWSER })),
    screen: inTurn(places.screens, seen),
    'record page': inTurn(places.recordPages, seen),
    calculator: inTurn(CALCULATORS, ([name, body]) =>
      asked({ method: 'POST', path: `/v2/calculators/${name}`, body }),
    ),
    'sign-in': inTurn(places.readers, ({ session: { area, email } }) =>
      asked({ method: 'POST', path: `/v2/${area}/login`, body: { email, password: PASSWORD } }),
    ),
    list: inTurn(places.lists, signed),
    record: inTurn(places.records, signed),
    report: inTurn(places.reports, signed),
    export: inTurn(places.exports, signed),
    document: inTurn(places.documents, signed),
    upload: inTurn(places.readers, async (reader) => {
      const file = await files[Math.floor(Math.random() * files.length)]?.()
      if (!file) return 'nothing to upload'
      return signed({ path: '/v2/storage/genericUpload', reader }, { method: 'POST', ...file })
    }),
    request: () => asked(leadCall(`m${randomUUID()}`)),
    socket: inTurn(places.readers, (reader) => connected(site, reader)),
  }
}

const PASSWORD = process.env.DEMO_PASSWORD || 'Demo-2026-credito'
/** What a browser says; replies are left packed, which only a reader would undo. */
const BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html' }

const AREA_COOKIES = { admin: 'admin_access', agents: 'agent_access', clients: 'client_access' }

async function cookieOf({ area, session }: Reader): Promise<string> {
  const { authorization = '' } = await session.headers()
  return `${AREA_COOKIES[area]}=${authorization.slice('Bearer '.length)}`
}

/** Also where everything is busy the reply says so: too many calls are as good as a wrong one here. */
const complaint = (path: string, reply: Reply) =>
  isGood(reply)
    ? undefined
    : `${path}: ${reply.error || reply.status} ${reply.status >= 400 ? reply.text.slice(0, 200) : ''}`

/** Opens, is let in, and goes. */
async function connected(site: string, reader: Reader): Promise<string | undefined> {
  const headers = { cookie: await cookieOf(reader), origin: site, 'x-forwarded-for': someAddress() }
  const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?area=${reader.area}`, { headers })
  return new Promise((resolve) => {
    const end = (problem?: string) => {
      clearTimeout(late)
      socket.terminate()
      resolve(problem)
    }
    const late = setTimeout(() => end('socket: not opened within 10 s'), 10_000)
    socket.once('open', () => setTimeout(end, 200))
    socket.once('error', (error) => end(`socket: ${error.message}`))
  })
}
