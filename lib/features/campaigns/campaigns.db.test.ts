import { dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, anAgent, callAs, type Json } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { campaignSettings, thankedLead } from './data'
import type { ResultsReply } from './schema'
import { campagne } from './settings'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }
const today = dayOf(new Date())
const view = (body: object, headers: Record<string, string> = BROWSER) =>
  callAs(null, 'POST', 'campaigns/view', { body, headers })
const thanks = (body: object, headers?: Record<string, string>) =>
  callAs<Json & { url: string }>(null, 'POST', 'campaigns/thanks', { body, headers })
const viewsOf = async (product: 'mutuo' | 'leasing' | 'cdq') =>
  (await db().campaignView.findMany({ where: { product } })).reduce((sum, { views }) => sum + views, 0)
const tokenOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('t') ?? ''

describe('a view of a landing page', () => {
  it('is one more of its day, variant and channel, however many come at once', async () => {
    const body = { product: 'leasing', channel: 'fb', variant: 'b' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => view(body)))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(204))
    expect(await db().campaignView.findMany({ where: { product: 'leasing' } })).toMatchObject([
      { channel: 'fb', variant: 'b', views: 8, day: new Date(`${today}T00:00:00Z`) },
    ])
  })

  it('is counted once for one key, and never for a machine', async () => {
    const body = { product: 'cdq', channel: 'adw', variant: 'a' }
    const headers = { ...BROWSER, 'idempotency-key': 'una-vista' }
    await view(body, headers)
    await view(body, headers)
    for (const agent of ['Examplebot/2.1', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/140', '']) {
      expect((await view(body, { 'user-agent': agent })).status).toBe(204)
    }
    expect(await viewsOf('cdq')).toBe(1)
  })

  it.each([
    [{ product: 'oro', channel: 'fb', variant: 'a' }, 'product'],
    [{ product: 'mutuo', channel: 'sito', variant: 'a' }, 'channel'],
    [{ product: 'mutuo', channel: 'fb', variant: 'c' }, 'variant'],
    [{ product: 'mutuo', channel: 'fb', variant: 'a', nome: 'Ada' }, 'nome'],
  ])('is refused with %j', async (body, path) => {
    const { status, json } = await view(body)
    expect([status, json.errors[0]?.path]).toEqual([422, path])
    expect(await viewsOf('mutuo')).toBe(0)
  })
})

describe('the thank-you page', () => {
  const lead = (change: object = {}) =>
    buildLead({ product: 'mutuo', channel: 'adw', input: { variante: 'b' }, ...change })
  const asked = (leadId: string) => ({ leadId, product: 'mutuo', channel: 'adw' })

  it('opens for who has just sent a lead from that page, and only there', async () => {
    const { id, codice } = await lead()
    const { status, json } = await thanks(asked(id))
    expect(status).toBe(200)
    expect(json.url).toMatch(/^\/mutui_a_noi\/adw\/grazie\?t=/)
    const token = tokenOf(json.url)
    expect(await thankedLead('mutuo', 'adw', token)).toMatchObject({ codice, variante: 'b' })
    expect(await thankedLead('mutuo', 'fb', token)).toBeNull()
    expect(await thankedLead('prestito', 'adw', token)).toBeNull()
    expect(await thankedLead('mutuo', 'adw', `${token}x`)).toBeNull()
    expect(await thankedLead('mutuo', 'adw', '')).toBeNull()
  })

  it('stays closed without a lead, for another page’s lead, and for an old one', async () => {
    const old = await lead({ createdAt: new Date(Date.now() - 31 * 60_000) })
    const elsewhere = await lead({ channel: 'fb' })
    for (const id of [newId(), old.id, elsewhere.id]) expect((await thanks(asked(id))).status).toBe(404)
    expect((await thanks(asked('x'))).json.errors[0]?.path).toBe('leadId')
  })

  it('has one address for one key', async () => {
    const { id } = await lead()
    const headers = { 'idempotency-key': 'grazie' }
    const [first, second] = [await thanks(asked(id), headers), await thanks(asked(id), headers)]
    expect(second.json.url).toBe(first.json.url)
  })
})

describe('the results', () => {
  const results = (query: Record<string, string> = {}) =>
    adminWith('leads_manage').then((admin) =>
      callAs<ResultsReply & Json>(admin, 'GET', 'campaigns/results', { query }),
    )
  const day = new Date('2026-03-10T00:00:00Z')

  beforeAll(async () => {
    const key = { product: 'prestito', channel: 'fb', day } as const
    await db().campaignView.createMany({
      data: [
        { ...key, variant: 'a', views: 1000 },
        { ...key, variant: 'b', views: 1000 },
        { ...key, variant: 'b', views: 7, day: new Date('2026-03-11T00:00:00Z') },
      ],
    })
    // The last instant of the day in Italy, and the first of the next.
    const late = new Date('2026-03-10T22:59:59Z')
    const sent = { product: 'prestito', channel: 'fb', createdAt: late } as const
    for (let n = 0; n < 10; n++) await buildLead({ ...sent, input: { variante: 'a' } })
    for (let n = 0; n < 40; n++) await buildLead({ ...sent, input: { variante: 'b' } })
    const twice = { email: 'due@prova.example', input: { variante: 'a' } }
    await buildLead({ ...sent, ...twice })
    await buildLead({ ...sent, ...twice })
    await buildLead({ ...sent, input: { variante: 'a' }, createdAt: new Date('2026-03-10T23:00:00Z') })
    // From the calculators, and from a campaign without a landing page.
    await buildLead({ ...sent, input: {} })
    await buildLead({ ...sent, channel: 'sito', input: { variante: 'a' } })
  }, 30_000)

  const march = { from: '2026-03-10', to: '2026-03-10', product: 'prestito' }

  it('count people by variant in days of Italy, with intervals and the difference', async () => {
    const { status, json } = await results(march)
    expect(status).toBe(200)
    expect(json.rows.map(({ variant, views, leads }) => [variant, views, leads])).toEqual([
      ['a', 1000, 11],
      ['b', 1000, 40],
    ])
    expect(json.rows[1]?.rate?.value).toBe(4)
    expect(json.tests).toEqual([
      expect.objectContaining({ product: 'prestito', channel: 'fb', difference: 2.9, significant: true }),
    ])
  })

  it('follow the filters', async () => {
    const { json } = await results({ ...march, to: '2026-03-11' })
    expect(json.rows.map(({ views, leads }) => [views, leads])).toEqual([
      [1000, 12],
      [1007, 40],
    ])
    expect((await results({ ...march, channel: 'adw' })).json.rows).toEqual([])
    expect((await results({ from: '2026-13-01' })).status).toBe(400)
    expect((await results({ from: '0000-01-01' })).status).toBe(400)
    expect((await results({ to: '0000-12-31' })).status).toBe(400)
    expect((await results({ inventato: '1' })).status).toBe(400)
  })

  it('are a table for Italian spreadsheets too', async () => {
    const { headers, text } = await results({ ...march, format: 'csv' })
    expect(headers.get('content-disposition')).toContain('campagne-')
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Prodotto;Canale;Variante;Visite;Richieste;Conversione %;Da %;A %',
      expect.stringMatching(/^Prestito;Facebook;A;1000;11;1,1;0,\d+;\d,\d+$/),
    ])
  })

  it('are for administrators who work on leads', async () => {
    expect((await callAs(null, 'GET', 'campaigns/results')).status).toBe(401)
    expect((await callAs(await anAgent(), 'GET', 'campaigns/results')).status).toBe(403)
    expect((await callAs(await adminWith(), 'GET', 'campaigns/results')).status).toBe(403)
  })
})

describe('the setting', () => {
  const set = (value: object) =>
    db().setting.upsert({ where: { key: 'campagne' }, create: { key: 'campagne', value }, update: { value } })

  it('says which products have pages; without it, or where it is wrong, all of them', async () => {
    expect(await campaignSettings()).toEqual(campagne.initial)
    await set({ prodotti: ['cdq'], varianti: { cdq: ['b'] } })
    expect(await campaignSettings()).toEqual({ prodotti: ['cdq'], varianti: { cdq: ['b'] } })
    await set({ prodotti: ['oro'] })
    expect(await campaignSettings()).toEqual(campagne.initial)
  })
})
