import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import next from 'next'
import { cookieNames, type Role } from '../lib/auth/roles'
import { createSession } from '../lib/auth/sessions'
import { db } from '../lib/core/db'
import { env } from '../lib/core/env'
import { newId } from '../lib/core/ids'
import type { CachedPage } from '../lib/serving/areas/cached-page'
import { gzipped, storeText } from '../lib/serving/areas/gzip-parts'
import { cacheAreaPages, fixedPages, keepAreaPages } from '../lib/serving/areas/handle'
import type { Slot } from '../lib/serving/areas/slots'
import { buildFaq, buildFaqCategory, buildNews, buildPage } from '../prisma/seed/factories/content'
import { buildContactRequest, buildLead } from '../prisma/seed/factories/leads'
import { buildAdmin, buildAgency, buildAgent, buildClient } from '../prisma/seed/factories/people'
import { buildPersona, buildPratica } from '../prisma/seed/factories/pratiche'

/**
 * A program of its own: the areas' pages of the build, kept where this process can look at them, and people and rows
 * in which every text has MARK in it. It tells where it listens and their cookies; told anything, all that is kept.
 */
const MARK = 'zibaldone'
const named = { nome: `${MARK}nome`, cognome: `${MARK}cognome` }
/** The data may have people of an earlier run. */
const own = () => `${MARK}-${newId()}`
const mail = () => `${own()}@prova.example`

async function cookieOf(role: Role, { id: userId }: { id: string }): Promise<string> {
  const device = { role, userId, ip: '', userAgent: MARK }
  const { access } = await createSession(db(), device)
  return `${cookieNames(role).access}=${access}`
}

const adminWith = (...flags: string[]) =>
  buildAdmin({
    email: mail(),
    name: named.nome,
    surname: named.cognome,
    permissions: Object.fromEntries(flags.map((flag) => [flag, true])),
  })

async function rows(agentId: string, agencyId: string, clientId: string): Promise<Record<string, string>> {
  const words = { titolo: `${MARK} titolo`, corpo: `<p>${MARK}</p>` }
  const category = await buildFaqCategory({ nome: own() })
  const [news, , faq, lead, request, pratica] = await Promise.all([
    buildNews({ ...words, slug: own(), abstract: MARK, urlImageAlt: MARK, published: false }),
    buildPage({ ...words, url: own(), descrizione: MARK }),
    buildFaq({ categoryId: category.id, domanda: `${MARK}?`, risposta: `<p>${MARK}</p>` }),
    buildLead({ ...named, email: mail(), finalita: MARK, agentId, agencyId }),
    buildContactRequest({ ...named, email: mail() }),
    buildPratica({
      clientId,
      agentId,
      agencyId,
      finalita: MARK,
      intestatario: `${MARK} ${MARK}`,
      segnalatore: MARK,
    }),
  ])
  await buildPersona({ praticaId: pratica.id, clientId: null, ...named, email: mail(), telefono: MARK })
  return {
    '/admin/site/news': news.id,
    '/admin/site/faqsList': faq.id,
    '/admin/site/faqsCategoriesList': category.id,
    '/admin/site/agencies': agencyId,
    '/admin/feeds/leadRequests': lead.id,
    '/admin/feeds/requests': request.id,
    '/admin/reports/pratiche': pratica.id,
    '/agents/reports/pratiche': pratica.id,
    '/agents/richieste': lead.id,
  }
}

async function people() {
  const agency = await buildAgency({
    nome: `${MARK} agenzia`,
    slug: own(),
    published: false,
    indirizzo: MARK,
    comune: MARK,
    email: mail(),
  })
  const [admin, narrow, agent, client] = await Promise.all([
    adminWith('admin'),
    adminWith('content_manage'),
    buildAgent({
      ...named,
      slug: own(),
      email: mail(),
      agencyId: agency.id,
      published: false,
      // A list that needs a flag is a missing page without it.
      permissions: { provvigioni_see: true },
    }),
    buildClient({ ...named, email: mail(), codiceFiscale: null }),
  ])
  const ids = await rows(agent.id, agency.id, client.id)
  const cookies = {
    admin: await cookieOf('admin', admin),
    narrow: await cookieOf('admin', narrow),
    agent: await cookieOf('agent', agent),
    client: await cookieOf('client', client),
  }
  return { cookies, ids }
}

/** All that is kept of a page, with its slots empty, or with their names where they are. */
const textOf = ({ headers, parts }: CachedPage): string =>
  JSON.stringify(headers) +
  gunzipSync(gzipped(parts.map((part) => ('slot' in part ? storeText(inPlaceOf(part)) : part)))).toString()

/** A nonce is always as long: what follows it counts on that. */
const inPlaceOf = ({ slot }: Slot): string => (slot === 'nonce' ? 'nonce'.padEnd(24, '.') : `{${slot}}`)

async function serve(): Promise<void> {
  const app = next({ dev: false, dir: process.cwd() })
  await app.prepare()
  const distDir = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next')
  const siteUrl = env().SITE_URL
  const pages = keepAreaPages(app.getRequestHandler(), siteUrl)
  const handle = cacheAreaPages(app.getRequestHandler(), { siteUrl, isFixed: fixedPages(distDir) }, pages)
  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => response.destroy(error))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  process.on('message', () => process.send?.(pages.values().map(textOf)))
  const { port } = server.address() as AddressInfo
  process.send?.({ site: `http://127.0.0.1:${port}`, mark: MARK, ...(await people()) })
}

process.once('disconnect', () => process.exit())
serve().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
