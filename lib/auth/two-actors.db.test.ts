import { existsSync } from 'node:fs'
import path from 'node:path'
import { addDays } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { openingOf } from '@/lib/features/saved-quotes/link'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { document } from '@/lib/openapi/document'
import { RESOURCES } from '@/lib/registry/resources'
import { type ApiCall, callsBelow } from '@/lib/testing/calls-below'
import { sampleOf } from '@/lib/testing/idempotent/routes'
import type { Call, Sample } from '@/lib/testing/idempotent/test-kit'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildInformazione } from '@/prisma/seed/factories/content'
import { buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildIncarico, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildReclamo } from '@/prisma/seed/factories/service'

/*
 * Every call of what the law asks for, by who may make it and by who may not: a call that is new below these folders fails here until it
 * has both. What the engine answers has its two actors in the contract suite (lib/resources/contract).
 */

const LAW = [
  'quotes',
  'clients/me/quotes',
  'incarichi',
  'pratiche/[id]/incarichi',
  'pratiche/[id]/identificazione',
  'pratiche/[id]/riesame',
  'registroIdentificazioni',
  'sospetti',
  'compliance',
  'reclami',
  'tickets/[id]/reclamo',
  'segnalatori',
  'segnalazioni',
  'informazioni',
  'attestatiEsterni',
  'calculators/estinzione',
]
/** Open to everybody: there is nobody to refuse. Those that take a secret refuse another one. */
const PUBLIC = [
  'POST quotes/[id]/email',
  'POST segnalazioni',
  'POST segnalazioni/outcome',
  'GET informazioni/[id]/pdf',
  'POST calculators/estinzione',
]

const sentTo = async (as: Caller) =>
  buildPreventivo({ email: as.actor.email, stato: 'inviato', inviatoAt: new Date() })
const own = async (): Promise<Call & { as: Caller; version: number }> => {
  const as = await anAgent()
  const { id, version } = await buildPreventivo({ agentId: as.id })
  return { as, params: { id }, version }
}
const signed = async () => {
  const [as, client] = [await anAgent(), await aClient()]
  const { id } = await buildPratica({ agentId: as.id, clientId: client.id })
  const { id: incaricoId } = await buildIncarico({ praticaId: id })
  return { as, client, params: { id, incaricoId } }
}
const answered = async () => {
  const as = await anAgent()
  const { id } = await buildPratica({ agentId: as.id })
  const { version } = await buildIdentificazione({ praticaId: id, dati: {} })
  return { as, params: { id }, version }
}

/** Valid calls of those that have none among the idempotent ones. */
const CALLS: Record<string, () => Promise<Call & { query?: Record<string, string> }>> = {
  'GET quotes/persone': async () => ({ as: await anAgent(), query: { q: 'prova' } }),
  'GET quotes/[id]/apri': async () => {
    const { id, linkGiro, scadeIl } = await buildPreventivo({ stato: 'inviato', inviatoAt: new Date() })
    const token = openingOf({ id, linkGiro, scadeIl: scadeIl ?? addDays(new Date(), 1) })
      .split('/')
      .at(-1)
    return { params: { id: token ?? '' } }
  },
  'GET quotes/[id]/tassi': own,
  'GET quotes/[id]/consegne': own,
  'GET quotes/[id]/pdf': own,
  'POST quotes/[id]/accept': async () => {
    const { as, params, version } = await own()
    return { as, params, body: { version } }
  },
  'POST quotes/[id]/withdraw': async () => {
    const { as, params, version } = await own()
    return { as, params, body: { version } }
  },
  'POST quotes/provvigioni': async () => ({
    as: await adminWith('pratiche_manage', 'provvigioni_see'),
    body: { product: 'prestito', offerte: [] },
  }),
  'GET clients/me/quotes': async () => ({ as: await aClient() }),
  'POST clients/me/quotes/[id]/accept': async () => {
    const as = await aClient()
    const { id, version } = await sentTo(as)
    return { as, params: { id }, body: { version } }
  },
  'GET incarichi/[id]': async () => {
    const { client, params } = await signed()
    return { as: client, params: { id: params.incaricoId } }
  },
  'GET incarichi/[id]/pdf': async () => {
    const { client, params } = await signed()
    return { as: client, params: { id: params.incaricoId } }
  },
  'GET pratiche/[id]/incarichi/[incaricoId]/pdf': signed,
  'GET pratiche/[id]/identificazione': answered,
  'PATCH pratiche/[id]/identificazione': async () => {
    const { as, params, version } = await answered()
    return { as, params, body: { version, passo: 'pep', valori: { esposto: false, carica: null } } }
  },
  'GET sospetti': async () => ({ as: await adminWith('aml_manage') }),
  'POST sospetti': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    return { as, body: { oggetto: 'pratica', id, testo: 'Paga ogni rata in contanti, di giovedì.' } }
  },
  'POST sospetti/[id]/decisione': async () => {
    const as = await adminWith('aml_manage')
    const author = await anAgent()
    const { id } = await buildPratica({ agentId: author.id })
    const body = { oggetto: 'pratica', id, testo: 'Paga ogni rata in contanti, di venerdì.' }
    await callAs(author, 'POST', 'sospetti', { body })
    const { json } = await callAs(as, 'GET', 'sospetti')
    const open = json.items.find((one) => one.esito === null) ?? json.items[0]
    return {
      as,
      params: { id: String(open?._id) },
      body: { esito: 'archiviato', motivo: 'Nulla di insolito.' },
    }
  },
  'GET compliance': async () => ({ as: await adminWith('compliance_see') }),
  'GET compliance/fascicoli': async () => ({ as: await adminWith('compliance_see') }),
  'POST reclami/[id]/esito': async () => {
    const { id, version, ricevutoIl } = await buildReclamo()
    const rispostoIl = ricevutoIl.toISOString().slice(0, 10)
    return {
      as: await adminWith('ticketing_answer'),
      params: { id },
      body: { esito: 'respinto', rispostoIl, product: null, causale: 'costi', version },
    }
  },
  'POST segnalazioni': async () => ({}),
  'POST segnalazioni/outcome': async () => ({}),
  'GET informazioni/[id]/pdf': async () => ({ params: { id: (await buildInformazione()).id } }),
  'POST calculators/estinzione': async () => ({}),
}

const keyOf = ({ method, name }: ApiCall) => `${method} ${name}`
const callOf = (call: ApiCall): Sample | (typeof CALLS)[string] | undefined =>
  CALLS[keyOf(call)] ?? (call.method === 'POST' ? sampleOf(call.name) : undefined)
/** What the engine answers by a declaration, with its own file or without. */
const isOfEngine = ({ method, name }: ApiCall) =>
  !existsSync(path.join('app/v2', name, 'route.ts')) || (name in RESOURCES && method === 'GET')

/** Of the last letter of a secret not all bits count: one in the middle does. */
const forged = (secret: string) => {
  const at = Math.floor(secret.length / 2)
  return secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1)
}

/** Nobody, and somebody of each kind who has nothing to do with it; what names no row is everybody's of the kind, but for the office. */
async function strangers({ as, params }: Call): Promise<(Caller | null)[]> {
  const others = [await aClient(), await anAgent(), await adminWith()]
  return [null, ...others.filter(({ role }) => params || role === 'admin' || role !== as?.role)]
}

let calls: ApiCall[]
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  calls = (await Promise.all(LAW.map(callsBelow))).flat().filter((call) => !isOfEngine(call))
})

it('every call of the law has who may make it, and is public only where that is said', () => {
  expect(calls.length).toBeGreaterThan(35)
  expect(calls.filter((call) => !callOf(call)).map(keyOf)).toEqual([])
  const { paths } = document()
  const open = calls.filter(({ method, name }) => {
    const address = `/v2/${name.replaceAll(/\[(\w+)\]/g, '{$1}')}`
    const operation = paths[address]?.[method.toLowerCase()]
    return operation?.security?.length === 0
  })
  const withSecret = ['POST segnalazioni/consent']
  expect(open.map(keyOf).sort()).toEqual([...PUBLIC, ...withSecret].sort())
})

it('none is answered to who may not make it, and each to who may', async () => {
  const faults: unknown[] = []
  for (const call of calls.filter((one) => !PUBLIC.includes(keyOf(one)))) {
    const { method, name } = call
    const known = (await callOf(call)?.()) as Call & { query?: Record<string, string> }
    const { as = null, params, body, query } = known
    const secret = as ? undefined : (params?.id ?? (body as { token?: string }).token)
    const denied = secret
      ? [
          {
            as: null,
            params: params && { id: forged(secret) },
            body: params ? body : { ...(body as object), token: forged(secret) },
          },
        ]
      : (await strangers(known)).map((one) => ({ as: one, params, body }))
    for (const one of denied) {
      const { status } = await callAs(one.as, method, name, { params: one.params, body: one.body, query })
      if (![401, 403, 404].includes(status)) faults.push([keyOf(call), one.as?.role ?? 'nobody', status])
    }
    const { status, text } = await callAs(as, method, name, { params, body, query })
    if (status >= 300) faults.push([keyOf(call), 'may', status, text.slice(0, 200)])
  }
  expect(faults).toEqual([])
}, 120_000)
