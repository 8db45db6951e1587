import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { buildBankProduct } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { frameSettings } from './data'
import { LOAN, MORTGAGE, open, seedFixtures } from './testing'

const MAX_BYTES = 25_000
const MAX_REQUESTS = 4

/** Compressed as the server does it, the fonts apart. */
async function transferred(name: string, query: Record<string, string>) {
  const { html } = await open(name, query)
  const files = [...html.matchAll(/<(?:script|img|link)[^>]*?(?:src|href)="([^"]+)"/g)].map(
    ([, at = '']) => at,
  )
  const scripts = files.filter((at) => at.includes('.js')).map((at) => at.replace(/^\/iframes\/|\?.*/g, ''))
  const parts = [html, ...(await Promise.all(scripts.map(async (script) => (await open(script)).html)))]
  const bytes = parts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  return { bytes, requests: 1 + new Set(files).size }
}

describe('the weight of a frame', () => {
  beforeAll(async () => {
    await seedFixtures()
    // As many products as a whole market; more do not fit in anybody's page.
    const products = Array.from({ length: 100 }, (_, count) =>
      buildBankProduct({ spread: 0.5 + count / 100, perizia: BigInt(20_000 + count * 150) }),
    )
    await Promise.all(products)
    await buildAgent({ slug: 'con-foto', urlPhoto: '/v2/storage/files/foto.webp' })
  }, 20_000)

  it.each([
    ['calcolatori/mutui/results', MORTGAGE],
    ['calcolatori/prestiti/results', LOAN],
    ['calcolatori/mutui/generic', {}],
    ['calcolatori/mutui/contattaci', { agente: 'con-foto' }],
    ['displayRata', { agente: 'con-foto', colore: '#7a1fa2' }],
    ['cloudCare/calcolatoreMutui_preRequest/request', {}],
  ])('%s stays within the budget', async (name, query) => {
    const { bytes, requests } = await transferred(name, query)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
    expect(requests).toBeLessThanOrEqual(MAX_REQUESTS)
  })
})

describe('the settings of the frames', () => {
  it('are read again after a few seconds, and let only whole origins into a header', async () => {
    const { db } = await import('@/lib/core/db')
    const later = (seconds: number) => frameSettings(Date.now() + seconds * 1_000)
    const value = [
      'https://uno.example',
      'http://localhost:3000',
      "https://due.example; script-src 'x'",
      '*',
      7,
    ]
    await db().setting.update({ where: { key: 'frameOrigins' }, data: { value } })
    expect((await later(60)).origins).toEqual(['https://uno.example', 'http://localhost:3000'])
  })
})

it('a frame has the style sheets that its policy lets in, as they are', async () => {
  const { headers, html } = await open('displayRata', { colore: 'cc4400' })
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  expect(sheets).toHaveLength(2)
  for (const text of sheets) {
    const hash = createHash('sha256').update(text).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  }
})
