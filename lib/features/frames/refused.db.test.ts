import { db } from '@/lib/core/db'
import { buildBankProduct } from '@/prisma/seed/factories/banks'
import { aPerson, MORTGAGE, open, seedFixtures, send } from './testing'

beforeAll(seedFixtures)

it('offers a loan of the whole price only to who has said an age below 36, and tells the others why not', async () => {
  await buildBankProduct({ ltvMax: 100, finalita: ['acquisto_prima_casa'] })
  const whole = { ...MORTGAGE, importo: '190.000' }
  const anybody = await open('calcolatori/mutui/results', whole)
  expect(anybody.html).not.toContain('class="card offer')
  expect(anybody.html).toContain('non ha ancora compiuto 36 anni: indica l’età.')
  const young = await open('calcolatori/mutui/results', { ...whole, eta: '30' })
  expect(young.html).toContain('Solo per chi ha un ISEE fino a 40.000 €.')
  const older = await open('calcolatori/mutui/results', { ...whole, eta: '45' })
  expect(older.html).not.toContain('class="card offer')
  expect(older.html).toContain('La garanzia statale è per chi non ha ancora compiuto 36 anni.')
})

it('names the province that does not exist before anything is kept', async () => {
  const before = await db().lead.count()
  const { status, html } = await send(
    'cloudCare/calcolatoreMutui_preRequest/request',
    {},
    { ...MORTGAGE, ...aPerson(), provincia: 'ZZ' },
  )
  expect([status, await db().lead.count()]).toEqual([422, before])
  expect(html).toContain('<a href="#provincia">Provincia della casa: Scegli una provincia.')
})

it('stops reading a form that does not end', async () => {
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 8_000
      controller.enqueue(new Uint8Array(8_000).fill(97))
    },
  })
  const { POST } = await import('@/app/iframes/calcolatori/mutui/contattaci/route')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const address = 'http://localhost:8000/iframes/calcolatori/mutui/contattaci'
  const asked = new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect((await POST(asked)).status).toBe(413)
  expect(read).toBeLessThan(100_000)
})
