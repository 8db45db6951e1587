import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { forgotPassword } from '@/lib/features/accounts/forgot-password'
import { prepareRegistration, register } from '@/lib/features/accounts/register'
import { linkSecret } from '@/lib/features/accounts/test-kit'
import { consentToken } from '@/lib/features/segnalazioni/consent-token'
import type { Route } from '@/lib/http/handle'
import { PDF } from '@/lib/storage/testing'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { aClient, adminWith, anAgent, type Caller, callAs, routesOf } from '@/lib/testing/test-kit'
import { buildLead, buildQuote, buildSegnalazione } from '@/prisma/seed/factories/leads'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildMerchandising, buildTicketCategory } from '@/prisma/seed/factories/service'
import { nextNumber } from '@/prisma/seed/factories/support'

/** A valid call of an idempotent route, with all that it needs in the database; each is the first of its kind. */
export type Call = { as?: Caller; params?: Record<string, string>; body?: unknown; form?: () => FormData }
export type Sample = () => Promise<Call>

const email = () => `prova${nextNumber()}@prova.example`
const telefono = () => `351 ${String(8_000_000 + nextNumber())}`
const person = () => ({ nome: 'Ida', cognome: 'Prova', email: email(), telefono: telefono() })
const consents = { privacy: true as const, marketing: false }
const password = 'una-password-nuova'

const application = () => ({
  kind: 'candidatura',
  contact: person(),
  dettagli: { posizione: 'Candidatura spontanea' },
  consents,
})

function formWith(fileName: string, parts: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts))
    typeof part === 'string' ? form.append(name, part) : form.append(name, part, fileName)
  return form
}

const forgot = (build: () => Promise<{ email: string | null }>) => async () => ({
  body: { email: (await build()).email },
})
const reset =
  (role: 'admin' | 'agent' | 'client', build: () => Promise<{ email: string | null }>) => async () => {
    const email = (await build()).email ?? ''
    await forgotPassword(role, email)
    return { body: { token: await linkSecret(email), password } }
  }

async function registration() {
  return { ...person(), password, consents: { ...consents, terzi: false, profilazione: false } }
}

async function filledCart(): Promise<Call> {
  const as = await anAgent()
  const { id: merchID } = await buildMerchandising()
  await callAs(as, 'POST', 'merchandising/cart/add', { body: { merchID, quantity: 1 } })
  return { as }
}

/** Somebody who was asked by mail whether they are on a case. */
const invited = (address: string, praticaId?: string) =>
  buildPersona({ praticaId, clientId: null, email: address, invitedAt: new Date() })

/** By folder of app/v2; what the engine creates comes from its own samples. */
export const CALLS: Record<string, Sample> = {
  'rates/import': async () => {
    const csv = `date,index,tenor,value\n2026-01-09,EURIBOR,3M,${nextNumber() / 100}\n`
    return {
      as: await adminWith('banks_manage'),
      form: () => formWith('tassi.csv', { file: new Blob([csv]) }),
    }
  },
  'quotes/[id]/email': async () => ({
    params: {
      id: (
        await buildQuote({ product: 'mutuo', input: { importo: 150_000, durata: 25, finalita: 'surroga' } })
      ).id,
    },
    body: { email: email(), consents: { privacy: true } },
  }),
  'merchandising/cart/add': async () => ({
    as: await anAgent(),
    body: { merchID: (await buildMerchandising()).id, quantity: 2 },
  }),
  'merchandising/cart/send_request': filledCart,
  'consents/cookies': async () => ({
    body: { id: randomUUID(), version: '2026-11', choices: { statistiche: true, marketing: false } },
  }),
  requests: async () => ({
    body: { kind: 'contatto', contact: person(), message: 'Vorrei sapere.', consents },
  }),
  'requests con CV': async () => {
    const data = JSON.stringify(application())
    return { form: () => formWith('cv.pdf', { data, file: new Blob([new Uint8Array(PDF)]) }) }
  },
  leadRequests: async () => ({
    body: { product: 'prestito', contact: person(), input: { importo: 10_000, durata: 60 }, consents },
  }),
  'leadRequests/[id]/convert': async () => {
    const as = await anAgent()
    const { id } = await buildLead({ agentId: as.id, stato: 'assegnato', email: email() })
    return { as, params: { id } }
  },
  'leadRequests/[id]/activity': async () => {
    const as = await anAgent()
    const { id } = await buildLead({ agentId: as.id, stato: 'assegnato' })
    return { as, params: { id }, body: { tipo: 'chiamata', testo: '', esito: 'non_risponde' } }
  },
  'clients/register': async () => ({ body: await registration() }),
  'clients/confirm/[id]': async () => {
    const body = await registration()
    const ctx = { actor: null, scope: null, ip: '', userAgent: '', requestId: 'prova' }
    await register(ctx, body, await prepareRegistration(body))
    return { params: { id: await linkSecret(body.email) } }
  },
  'tickets/create': async () => ({
    as: await anAgent(),
    body: { category: (await buildTicketCategory()).id, oggetto: 'Una domanda', messaggio: 'Come si fa?' },
  }),
  segnalazioni: async () => {
    const { telefono: _, ...segnalante } = person()
    return {
      body: {
        agentId: (await buildAgent()).id,
        segnalante,
        segnalato: person(),
        consents: { privacy: true },
      },
    }
  },
  'segnalazioni/consent': async () => {
    const { id, createdAt } = await buildSegnalazione({ segnalatoTel: `+39351${8_000_000 + nextNumber()}` })
    return { body: { risposta: 'rifiuto', token: consentToken(id, createdAt) } }
  },
  'campaigns/thanks': async () => {
    const lead = await buildLead({ product: 'mutuo', channel: 'adw' })
    return { body: { leadId: lead.id, product: 'mutuo', channel: 'adw' } }
  },
  'campaigns/view': async () => ({ body: { product: 'mutuo', channel: 'adw', variant: 'a' } }),
  pratiche: async () => ({
    as: await anAgent(),
    body: {
      product: 'mutuo',
      finalita: 'acquisto_prima_casa',
      importoRichiesto: 120_000,
      durataMesi: 240,
      richiedente: { ...person(), tipoLavoro: 'autonomo', redditoNetto: 1_800 },
    },
  }),
  'pratiche/[id]/activity': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    return { as, params: { id }, body: { tipo: 'nota', testo: 'Ha chiamato il notaio.' } }
  },
  'pratiche/[id]/documenti': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    return { as, params: { id }, body: { nome: 'Atto di provenienza' } }
  },
  'pratiche/[id]/persone': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    const body = { ...person(), ruolo: 'cointestatario', tipoLavoro: 'autonomo', redditoNetto: 1_800 }
    return { as, params: { id }, body }
  },
  'pratiche/[id]/persone/[personaId]/invito': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    const { id: personaId } = await invited(email(), id)
    return { as, params: { id, personaId } }
  },
  'pratiche/inviti/[id]': async () => {
    const as = await aClient({ email: email() })
    return { as, params: { id: (await invited(as.actor.email)).id }, body: { risposta: 'rifiuto' } }
  },
  'pratiche/inviti/rifiuto': async () => {
    const { id } = await invited(email())
    return { body: { token: signLink('pratica-invito', id, addDays(new Date(), 30)) } }
  },
}

for (const [area, role, build] of [
  ['admin', 'admin', buildAdmin],
  ['agents', 'agent', buildAgent],
  ['clients', 'client', buildClient],
] as const) {
  CALLS[`${area}/password/forgot`] = forgot(build)
  CALLS[`${area}/password/reset`] = reset(role, build)
}

function folders(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return folders(path.join(at, entry.name))
    return entry.name === 'route.ts' ? [at] : []
  })
}

/** Every route of app/v2 that honours an Idempotency-Key, with a call of it. */
export async function idempotentRoutes(): Promise<{ name: string; route: Route }[]> {
  const root = path.join(process.cwd(), 'app/v2')
  const found: { name: string; route: Route }[] = []
  for (const folder of folders(root)) {
    const name = path.relative(root, folder)
    // Only those that answer a POST: the engine of PDFs, say, cannot be loaded here.
    if (!/\bPOST\b/.test(readFileSync(path.join(folder, 'route.ts'), 'utf8'))) continue
    const { POST } = await routesOf(name)
    if (POST?.options?.idempotent) found.push({ name, route: POST })
  }
  return found
}

/** The sample of a route: written here, or the engine's own. */
export function sampleOf(name: string): Sample | undefined {
  const body = SAMPLES[name]?.body
  return (
    CALLS[name] ?? (body && (async () => ({ as: await adminWith('admin'), body: await body(nextNumber()) })))
  )
}

/** The request of a call; made anew for each sending, since a body is read once. */
export function requestOf({ as, body, form }: Call, key: string): Request {
  const headers = new Headers({
    accept: 'application/problem+json',
    'idempotency-key': key,
    'x-client-ip': `2001:db8:${nextNumber().toString(16)}::1`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  })
  if (as) headers.set('authorization', `Bearer ${as.token}`)
  if (!form && body !== undefined) headers.set('content-type', 'application/json')
  const content = form ? form() : body === undefined ? undefined : JSON.stringify(body)
  return new Request('http://localhost:8000/v2/prova', { method: 'POST', headers, body: content })
}
