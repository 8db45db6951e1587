import { randomUUID } from 'node:crypto'
import { signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { requestEmailChange } from '@/lib/features/accounts/change-email'
import { forgotPassword } from '@/lib/features/accounts/forgot-password'
import { prepareRegistration, register } from '@/lib/features/accounts/register'
import { linkSecret } from '@/lib/features/accounts/test-kit'
import { consentToken } from '@/lib/features/leads/segnalazioni/consent-token'
import { PDF } from '@/lib/storage/testing'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildLead, buildQuote, buildSegnalazione } from '@/prisma/seed/factories/leads'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { buildMerchandising, buildMerchandisingOrder } from '@/prisma/seed/factories/service'
import { nextNumber } from '@/prisma/seed/factories/support'
import { agentCalls } from './agent-calls'
import { documentCalls } from './document-calls'
import { mandateCalls } from './mandate-calls'
import { quoteCalls } from './quote-calls'
import { stateCalls } from './state-calls'
import { ticketCalls } from './ticket-calls'

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
  voti: async () => {
    const as = await aClient()
    const { id: agentId } = await buildAgent()
    const { id: praticaId } = await buildPratica({ agentId, stato: 'liquidata' })
    await buildPersona({ praticaId, clientId: as.id })
    return { as, body: { praticaId, stelle: 5, consenso: true } }
  },
  'rates/import': async () => {
    const csv = `date,index,tenor,value\n2026-01-09,EURIBOR,3M,${nextNumber() / 100}\n`
    return {
      as: await adminWith('banks_manage'),
      form: () => formWith('tassi.csv', { file: new Blob([csv]) }),
    }
  },
  'imports/[id]': async () => {
    const csv = `Cognome;Nome;E-mail\nProva;Ida;${email()}\n`
    return {
      as: await adminWith('clients_manage'),
      params: { id: 'clients' },
      form: () => formWith('clienti.csv', { file: new Blob([csv]) }),
    }
  },
  syncs: async () => {
    const csv =
      'IDEGG;Stato;Prodotto;Finalità;Importo;Cognome;Nome\nE-1;In istruttoria;Mutuo;Acquisto;100000;Prova;Ida\n'
    return { as: await adminWith('sync_manage'), form: () => formWith('egg.csv', { file: new Blob([csv]) }) }
  },
  reportSchedules: async () => {
    const as = await adminWith('reports_see')
    const destinatari = [{ role: 'admin', id: as.id }]
    return { as, body: { report: 'reports/reportProduzione', frequenza: 'giorno', destinatari } }
  },
  ...mandateCalls,
  ...quoteCalls,
  ...documentCalls,
  ...ticketCalls,
  ...agentCalls,
  ...stateCalls,
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
  'merchandising/orders/[id]/repeat': async () => {
    const as = await anAgent()
    return { as, params: { id: (await buildMerchandisingOrder({ userId: as.id })).id } }
  },
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
  predictions: async () => ({
    as: await anAgent(),
    body: {
      praticaId: null,
      cliente: 'Ida Prova',
      product: 'mutuo',
      bankId: null,
      importo: 90_000,
      probabilita: 60,
      categoria: 'probabile',
      anno: 2026,
      mese: 12,
      note: '',
    },
  }),
  'leadRequests/[id]/convert': async () => {
    const as = await anAgent()
    const { id } = await buildLead({ agentId: as.id, stato: 'assegnato', email: email() })
    return { as, params: { id } }
  },
  'leadRequests/[id]/assign': async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ product: 'mutuo' })
    return { as: await adminWith('leads_manage'), params: { id }, body: { agentId: agent.id } }
  },
  'leadRequests/[id]/activity': async () => {
    const as = await anAgent()
    const { id } = await buildLead({ agentId: as.id, stato: 'assegnato' })
    return { as, params: { id }, body: { tipo: 'chiamata', testo: '', esito: 'non_risponde' } }
  },
  'provvigioni/estratti': async () => {
    // Each call another month: of one month only one preparation runs at a time.
    const n = nextNumber()
    return {
      as: await adminWith('provvigioni_manage'),
      body: { anno: 2020 + (Math.floor(n / 12) % 5), mese: 1 + (n % 12) },
    }
  },
  'provvigioni/[id]/storno': async () => {
    const praticaId = (await buildPratica({ stato: 'liquidata' })).id
    return {
      as: await adminWith('provvigioni_manage'),
      params: { id: (await buildProvvigione({ praticaId })).id },
      body: { importo: 1.5, motivo: 'Estinzione anticipata' },
    }
  },
  'clients/register': async () => ({ body: await registration() }),
  'clients/confirm/[id]': async () => {
    const body = await registration()
    const ctx = { actor: null, scope: null, ip: '', userAgent: '', requestId: 'prova' }
    await register(ctx, body, await prepareRegistration(body))
    return { params: { id: await linkSecret(body.email) } }
  },
  clients: async () => ({
    as: await adminWith('clients_manage'),
    body: {
      tipoPersona: 'fisica',
      ragioneSociale: null,
      partitaIva: null,
      nome: 'Ida',
      cognome: 'Prova',
      codiceFiscale: null,
      dataNascita: null,
      telefono: telefono(),
      email: email(),
      indirizzo: null,
      cap: null,
      comune: null,
      provincia: null,
      note: '',
    },
  }),
  'clients/[id]/activity': async () => ({
    as: await adminWith('clients_manage'),
    params: { id: (await buildClient()).id },
    body: { tipo: 'nota', testo: 'Preferisce essere chiamata di sera.' },
  }),
  'clients/[id]/privacy': async () => ({
    as: await adminWith('clients_manage'),
    params: { id: (await buildClient()).id },
    body: { tipo: 'accesso', ricevutaIl: '2026-11-02' },
  }),
  'clients/confirmEmail/[id]': async () => {
    const as = await aClient()
    const address = email()
    await requestEmailChange(ctxOf(as), as.id, address)
    return { params: { id: await linkSecret(address) } }
  },
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
