import { document } from './document'
import { docsPage } from './page'

const doc = document()

/** spec.md §7, path by path. */
const FIXED = [
  'get /v2/enums/province',
  'get /v2/enums/regioni',
  'get /v2/admin/getMe',
  'get /v2/agents/getMe',
  'get /v2/clients/getMe',
  'get /v2/merchandising/cart',
  'post /v2/merchandising/cart/add',
  'post /v2/merchandising/cart/change_quantity',
  'post /v2/merchandising/cart/send_request',
  'get /v2/merchandising/getAllPublic',
  'get /v2/tickets/getMines',
  'post /v2/tickets/create',
  'get /v2/tickets/getCategories',
  'get /v2/tickets/removeNotification/{id}',
  'post /v2/storage/genericUpload',
  'post /v2/storage/deleteGenericFile',
  'get /v2/commits/{id}',
]

/** What the rest of the contract adds so far. */
const CONTRACT = [
  ...['admin', 'agents', 'clients'].flatMap((area) =>
    ['login', 'refresh', 'logout', 'password/forgot', 'password/reset'].map(
      (verb) => `post /v2/${area}/${verb}`,
    ),
  ),
  'post /v2/clients/register',
  'post /v2/clients/confirm/{id}',
  'get /v2/clients/me/export',
  'delete /v2/clients/me',
  ...['mutui', 'prestiti', 'cdq', 'leasing', 'piano', 'taeg'].map((name) => `post /v2/calculators/${name}`),
  'post /v2/leadRequests',
  'post /v2/leadRequests/{id}/assign',
  'post /v2/leadRequests/{id}/convert',
  'get /v2/leadRequests/{id}/activity',
  'post /v2/leadRequests/{id}/activity',
  'get /v2/pratiche/{id}/activity',
  'post /v2/pratiche/{id}/activity',
  'patch /v2/pratiche/{id}/persone/{personaId}',
  'delete /v2/pratiche/{id}/persone/{personaId}',
  'get /v2/rates',
  'post /v2/pratiche/{id}/state',
  'post /v2/commits/{id}/restore',
  'get /v2/storage/files/{id}/uses',
  'get /v2/sessions',
  'delete /v2/sessions/{id}',
  'get /v2/health/live',
  'get /v2/health/ready',
  'get /v2/metrics',
  'get /v2/openapi.json',
  'post /v2/requests',
  'post /v2/requests/{id}/state',
  'post /v2/quotes/{id}/email',
  'get /v2/agencies/nearest',
  'get /v2/agents/public',
  'get /v2/agents/public/{id}',
  'post /v2/segnalazioni',
  'post /v2/whistleblowing',
  'get /v2/whistleblowing/{code}',
  ...['news', 'pages', 'agencies', 'faqs', 'faqCategories', 'banks', 'bankProducts'].flatMap((name) => [
    `get /v2/${name}`,
    `post /v2/${name}`,
    `get /v2/${name}/{id}`,
    `patch /v2/${name}/{id}`,
    `delete /v2/${name}/{id}`,
  ]),
]

const operations = Object.entries(doc.paths).flatMap(([url, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${url}`, url, operation })),
)

describe('openapi.json', () => {
  it.each([...FIXED, ...CONTRACT])('describes %s', (name) => {
    expect(operations.map((one) => one.name)).toContain(name)
  })

  it('names each path parameter, and each operation once', () => {
    for (const { url, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path')
      const named = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(inPath.map(({ name }) => name)).toEqual(named)
      expect(inPath.every(({ required }) => required === true)).toBe(true)
    }
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a reply with a description, or a reference to one, for every status', () => {
    for (const { name, operation } of operations) {
      const statuses = Object.keys(operation.responses)
      expect([name, statuses.some((status) => status.startsWith('2'))]).toEqual([name, true])
      for (const [status, reply] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5](?:\d\d|XX)$/)
        if (!('$ref' in reply)) expect(reply.description).not.toBe('')
      }
    }
  })

  it('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(doc).matchAll(/"\$ref":"([^"]+)"/g)].map(([, at = '']) => at)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of new Set(references)) {
      const found = reference.slice(2).split('/').reduce<unknown>(step, doc)
      expect([reference, typeof found]).toEqual([reference, 'object'])
    }
  })

  it('gives the fields, filters and sorts of a resource', () => {
    const row = doc.components.schemas.pratiche as { properties: Record<string, { type?: string }> }
    expect(row.properties).toMatchObject({
      _id: { type: 'string', format: 'uuid' },
      importoRichiesto: { type: 'number' },
      stato: { enum: expect.arrayContaining(['in_istruttoria']) },
      agent: { anyOf: [{ properties: { _id: {}, nome: {}, cognome: {} } }, { type: 'null' }] },
    })
    const names = doc.paths['/v2/pratiche']?.get?.parameters?.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['limit', 'cursor', 'sort', 'q', 'filter[stato]']))
  })
})

const step = (at: unknown, key: string) =>
  typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined

describe('/v2/docs', () => {
  const page = docsPage(doc)

  it('shows every operation and every schema', () => {
    for (const { operation } of operations) expect(page).toContain(`id="${operation.operationId}"`)
    for (const name of Object.keys(doc.components.schemas)) expect(page).toContain(`id="schema-${name}"`)
  })

  it('escapes what it shows and asks nothing of anybody', () => {
    const evil = { ...doc, info: { ...doc.info, title: '<script>alert(1)</script>' } }
    expect(docsPage(evil)).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script|src=|href="http/)
  })
})
