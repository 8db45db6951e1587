import { open } from '@/lib/auth/secret-box'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import type { Payload } from '@/lib/jobs/payloads'
import { callAs } from '@/lib/testing/test-kit'
import { saveQuote } from './mutations'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const offer = {
  bank: { _id: 'b1', nome: 'Banca Prova' },
  product: { _id: 'p1', nome: 'Mutuo Prova' },
  tipoTasso: 'fisso',
  tan: 3.2,
  taeg: 3.3577,
  rata: 727.02,
  totale: 219_980.28,
  durataMesi: 300,
  importo: 150_000,
  tassi: [],
  costi: [],
}
const input = { finalita: 'acquisto_prima_casa', importo: 150_000, durata: 25, coRichiedente: { eta: 41 } }
const aQuote = () =>
  saveQuote({ product: 'mutuo', input, rateVersion: {}, result: { offers: [offer], asOf: '2026-11-20' } })

let counter = 0
const anAddress = () => `chiede${++counter}@prova.example`
const ask = (id: string, body: unknown) => callAs(null, 'POST', 'quotes/[id]/email', { params: { id }, body })
const consents = { privacy: true }

/** What waits in the queue for an address. */
async function mailsTo(email: string): Promise<Record<string, string>[]> {
  const { rows } = await pool().query<{ payload: Payload<'mail.send'> }>(
    'SELECT payload FROM graphile_worker._private_jobs',
  )
  return rows
    .filter(({ payload }) => payload.to?.email === email)
    .map(({ payload }) => JSON.parse(open(payload.sealed) ?? '{}') as Record<string, string>)
}

describe('POST /v2/quotes/{id}/email', () => {
  it('queues the link, the PDF and the best offer, and keeps the acknowledgment', async () => {
    const [id, email] = [await aQuote(), anAddress()]
    expect((await ask(id, { email, consents })).status).toBe(204)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({
      durata: '25 anni',
      giorno: '20/11/2026',
      offerta: 'Banca Prova, Mutuo Prova',
      tassi: 'TAN fisso 3,20%, TAEG 3,36%',
      pdf: `${env().SITE_URL}/v2/quotes/${id}/pdf`,
    })
    const link = new URL(mail?.url ?? '')
    expect(link.pathname).toBe('/mutui')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      finalita: 'acquisto_prima_casa',
      importo: '150000',
      durata: '25',
      coEta: '41',
    })
    const rows = await db().consent.findMany({ where: { subjectRef: id } })
    expect(rows.filter(({ granted }) => granted).map(({ kind }) => kind)).toEqual(['privacy'])
  })

  it('writes once about the same simulation, however often it is asked', async () => {
    const [id, email] = [await aQuote(), anAddress()]
    const replies = await Promise.all([1, 2, 3].map(() => ask(id, { email, consents })))
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await db().consent.count({ where: { subjectRef: id } })).toBe(4)
  })

  it.each([newId(), 'non-un-id'])('says nothing about a simulation that is not there: %s', async (id) => {
    const email = anAddress()
    expect((await ask(id, { email, consents })).status).toBe(204)
    expect(await mailsTo(email)).toEqual([])
  })

  it('stops writing to an address that has had enough, without saying so', async () => {
    const email = anAddress()
    for (let time = 0; time < 7; time++)
      expect((await ask(await aQuote(), { email, consents })).status).toBe(204)
    expect(await mailsTo(email)).toHaveLength(5)
  })

  it.each([
    [{ email: 'non-una-mail', consents }, 'email'],
    [{ email: 'a@prova.example', consents: { privacy: false } }, 'consents.privacy'],
    [{ email: 'a@prova.example' }, 'consents'],
    [{ email: 'a@prova.example', consents, nome: 'Ada' }, 'nome'],
  ])('refuses %j', async (body, path) => {
    const { status, json } = await ask(await aQuote(), body)
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })
})
