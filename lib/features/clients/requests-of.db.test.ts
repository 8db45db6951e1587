import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildContactRequest, buildLead, buildQuote } from '@/prisma/seed/factories/leads'
import { buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { ClientOverview } from './overview'
import type { casesOf } from './pages'
import type { requestsOf } from './requests-of'

type Requests = Awaited<ReturnType<typeof requestsOf>>
let office: Caller
beforeAll(async () => {
  office = await adminWith('clients_manage')
})
const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`)
const read = <T>(id: string, part: string, query: Record<string, string> = {}) =>
  callAs<T>(office, 'GET', `clients/[id]/${part}`, { params: { id }, query })

describe('what a client asked for', () => {
  it('is the requests and what was written from the same address, newest first, page by page', async () => {
    const { id, email } = await buildClient()
    const older = await buildLead({ clientId: id, createdAt: at(1) })
    const written = await buildContactRequest({
      email: String(email).toUpperCase(),
      kind: 'richiamata',
      createdAt: at(2),
    })
    const newer = await buildLead({ clientId: id, createdAt: at(3) })
    await buildContactRequest({ email: 'altri@prova.example', createdAt: at(3) })
    const first = (await read<Requests>(id, 'requests', { limit: '2' })).json
    expect(first.items.map(({ _id, tipo }) => [_id, tipo])).toEqual([
      [newer.id, 'richiesta'],
      [written.id, 'contatto'],
    ])
    expect(first.items[1]).toMatchObject({ motivo: 'richiamata', inviataIl: at(2).toISOString() })
    const rest = await read<Requests>(id, 'requests', { limit: '2', cursor: String(first.nextCursor) })
    expect([rest.json.items.map(({ _id }) => _id), rest.json.nextCursor]).toEqual([[older.id], null])
    expect((await read<ClientOverview>(id, 'overview')).json.conteggi.richieste).toBe(3)
  })

  it('shows the offer that was chosen and opens the simulation again', async () => {
    const { id } = await buildClient({ email: null })
    const input = { finalita: 'surroga', importo: 120_000, durata: 20, tasso: 'tutti' }
    const quote = await buildQuote({ product: 'mutuo', input })
    await buildLead({
      clientId: id,
      quoteId: quote.id,
      offerta: { bank: { nome: 'Banca Prova' }, rata: 650.5, tan: 3.1, taeg: 3.3 },
    })
    const [item] = (await read<Requests>(id, 'requests')).json.items
    expect(item).toMatchObject({
      simulazione: '/mutui?durata=20&importo=120000&finalita=surroga',
      offerta: { banca: 'Banca Prova', rata: 650.5, tan: 3.1, taeg: 3.3 },
    })
  })
})

it('a client’s cases say what comes next; what is closed waits for nothing', async () => {
  const { id } = await buildClient()
  for (const stato of ['liquidata', 'in_istruttoria'] as const) await buildPratica({ stato, clientId: id })
  const { items } = (await read<Awaited<ReturnType<typeof casesOf>>>(id, 'pratiche')).json
  expect(items.map(({ stato, prossimo }) => [stato, prossimo])).toEqual([
    ['in_istruttoria', 'inviata_banca'],
    ['liquidata', null],
  ])
})
