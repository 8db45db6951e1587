import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildTicket, buildTicketCategory } from '@/prisma/seed/factories/service'
import type { Statistics } from './statistics-schema'

const read = (as: Caller | null, query: Record<string, string> = {}) =>
  callAs<Statistics & { errors: { path: string }[] }>(as, 'GET', 'tickets/statistics', { query })
const period = { from: '2026-03-02', to: '2026-03-04' }
const at = (text: string) => new Date(`${text}:00Z`)

beforeEach(async () => {
  await db().ticketMessage.deleteMany()
  await db().ticket.deleteMany()
})

describe('the statistics of tickets', () => {
  it('count what came, what went and what is left, by the days of Italy', async () => {
    const agentId = (await anAgent()).id
    const { id: categoryId } = await buildTicketCategory({ nome: 'Sola' })
    const base = { agentId, categoryId }
    // Opened before, still open; 23:30 UTC of the 1st is the 2nd in Italy.
    await buildTicket({ ...base, createdAt: at('2026-02-20T10:00') })
    await buildTicket({ ...base, createdAt: at('2026-03-01T23:30') })
    const solved = {
      stato: 'risolto' as const,
      risoltoAt: at('2026-03-03T10:00'),
      minutiRisoluzione: 90,
      csat: 5,
      primaRispostaAt: at('2026-03-02T12:00'),
      minutiPrimaRisposta: 30,
      riaperture: 1,
      primaRispostaEntro: at('2026-03-02T11:00'),
      risoluzioneEntro: at('2026-03-04T10:00'),
    }
    await buildTicket({ ...base, ...solved, createdAt: at('2026-03-02T10:00') })
    const admin = await adminWith('ticketing_access', 'ticketing_statistics')
    const { status, json } = await read(admin, period)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      aperti: 2,
      risolti: 1,
      riaperti: 1,
      arretrato: 2,
      primaRisposta: { entro: 0, oltre: 1, mediana: 30 },
      soluzione: { entro: 1, oltre: 0, mediana: 90, p90: 90 },
      voti: { n: 1, media: 5, buoni: 1 },
      categorie: [{ nome: 'Sola', aperti: 2, risolti: 1, daRisolvere: 2, entro: 1, stelle: 5 }],
      persone: [{ nome: 'Nessuno', aperti: 2 }],
    })
    expect(json.giorni.map(({ aperti, risolti, arretrato }) => [aperti, risolti, arretrato])).toEqual([
      [2, 0, 3],
      [0, 1, 2],
      [0, 0, 2],
    ])
    expect(json.ore.reduce((sum, { n }) => sum + n, 0)).toBe(2)
    const other = await buildTicketCategory()
    expect((await read(admin, { ...period, categoryId: other.id })).json.aperti).toBe(0)
  })

  it('count what the lists hold: without merged tickets, by who opened them', async () => {
    const createdAt = at('2026-03-03T10:00')
    const into = await buildTicket({ agentId: (await anAgent()).id, createdAt })
    await buildTicket({ agentId: into.agentId, createdAt, stato: 'chiuso', unitoAId: into.id })
    await buildTicket({ clientId: (await aClient()).id, createdAt })
    const admin = await adminWith('ticketing_full_access', 'ticketing_statistics')
    const listed = async (more = {}) => {
      const query = {
        'filter[createdAt]': `${period.from}..${period.to}`,
        'filter[unitoAId]': 'false',
        ...more,
      }
      return (await callAs<{ total: number }>(admin, 'GET', 'tickets', { query })).json.total
    }
    expect([(await read(admin, period)).json.aperti, await listed()]).toEqual([2, 2])
    expect([
      (await read(admin, { ...period, ruolo: 'agent' })).json.aperti,
      await listed({ 'filter[clientId]': 'null', 'filter[openedByAdminId]': 'false' }),
    ]).toEqual([1, 1])
  })

  it('refuse a period that is none, and whoever may not read them', async () => {
    const admin = await adminWith('ticketing_access', 'ticketing_statistics')
    const wrong = await read(admin, { from: '2026-03-04', to: '2026-03-02' })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'from'])
    expect((await read(admin, { from: '2024-01-01', to: '2026-03-02' })).status).toBe(422)
    expect((await read(await adminWith('ticketing_access'))).status).toBe(403)
    expect((await read(await anAgent())).status).toBe(403)
    expect((await read(null)).status).toBe(401)
  })
})
