import path from 'node:path'
import { db } from '@/lib/core/db'
import { newAddress } from '@/lib/testing/new-address'
import { buildBankProduct, buildPriceTable, buildRate } from '@/prisma/seed/factories/banks'

type Handlers = {
  GET: (request: Request) => Promise<Response>
  POST?: (request: Request) => Promise<Response>
}
type Query = Record<string, string>

export const PARTNER = 'https://partner.example'

/** What every simulation of these tests asks for. */
export const MORTGAGE = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: '200.000',
  importo: '150.000',
  durata: '25',
  tasso: 'tutti',
}
export const LOAN = { finalita: 'auto', importo: '10.000', durata: '60' }

let people = 0

/** A person who fills in a contact form; nobody else has the same address and telephone. */
export function aPerson(change: Query = {}): Query {
  people += 1
  return {
    nome: 'Lia',
    cognome: 'Prova',
    email: `cornice${people}@prova.example`,
    telefono: `351 ${String(3_000_000 + people)}`,
    privacy: '1',
    ...change,
  }
}

/** Two mortgages, a loan and a partner. */
export async function seedFixtures(): Promise<void> {
  await buildRate({ tenor: '25Y', value: 2.5 })
  await buildBankProduct({ spread: 1.2 })
  await buildBankProduct({ spread: 0.6 })
  await buildPriceTable()
  await db().setting.create({ data: { key: 'frameOrigins', value: [PARTNER] } })
}

async function replyOf(response: Response) {
  const { status, headers } = response
  // Money is written with a space that does not break.
  const html = (await response.text()).replaceAll('\u00a0', ' ')
  return { status, headers, html, location: headers.get('location') ?? '' }
}

const routeOf = async (name: string) =>
  (await import(path.join(process.cwd(), 'app/iframes', name, 'route.ts'))) as Handlers

/** GET of a step, as a browser without JavaScript and without cookies. */
export async function open(name: string, query: Query = {}) {
  const address = `http://localhost:8000/iframes/${name}?${new URLSearchParams(query)}`
  const { GET } = await routeOf(name)
  return replyOf(await GET(new Request(address, { headers: { 'x-client-ip': newAddress() } })))
}

/** POST of a step's form. */
export async function send(name: string, query: Query, form: Query, ip = newAddress()) {
  const address = `http://localhost:8000/iframes/${name}?${new URLSearchParams(query)}`
  const { POST } = await routeOf(name)
  if (!POST) throw new Error(`${name} takes no form`)
  const body = new URLSearchParams(form)
  return replyOf(await POST(new Request(address, { method: 'POST', body, headers: { 'x-client-ip': ip } })))
}

/** Name and query of an address within the frames, to open it next. */
export function placeOf(location: string): [name: string, query: Query] {
  const { pathname, searchParams } = new URL(location, 'http://localhost:8000')
  return [pathname.replace('/iframes/', ''), Object.fromEntries(searchParams)]
}

/** Query of the first link, or action of a form, that leads to a step. */
export function linkTo(html: string, step: string): Query {
  const [, href = ''] = html.match(new RegExp(`(?:href|action)="([^"]*/${step}\\?[^"]*)"`)) ?? []
  return placeOf(href.replaceAll('&amp;', '&'))[1]
}
