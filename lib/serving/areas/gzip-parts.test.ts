import { gunzipSync } from 'node:zlib'
import { gzipped, pack, packQuickly, storeText } from './gzip-parts'

const LINE = '<link rel="stylesheet" href="/_next/static/chunks/one.css" nonce="'

it('makes one gzip body of pieces that were packed at different times', async () => {
  const first = pack('<html><head>', Buffer.alloc(0))
  const rest = pack('</head><body>è già così</body></html>', Buffer.alloc(0))
  for (const between of ['', 'x', '<p>è</p>'.repeat(20_000)]) {
    const body = gzipped([first, await packQuickly(between), rest])
    expect(gunzipSync(body).toString()).toBe(`<html><head>${between}</head><body>è già così</body></html>`)
  }
})

it('refers to what stands before a piece, and not to what is only as long', () => {
  const before = Buffer.concat([Buffer.from(LINE), Buffer.alloc(24)])
  const [first, again] = [pack(LINE, Buffer.alloc(0)), pack(`"/>${LINE}`, before)]
  expect(again.deflated.length).toBeLessThan(first.deflated.length / 2)
  for (const nonce of ['a'.repeat(24), `"/>${LINE}`.slice(0, 24)]) {
    const body = gzipped([first, storeText(nonce), again, storeText(nonce)])
    expect(gunzipSync(body).toString()).toBe(`${LINE}${nonce}"/>${LINE}${nonce}`)
  }
})

it('holds no more memory than a piece is long', () => {
  const pieces = Array.from({ length: 50 }, (_, index) => pack(`<p>${index}</p>`.repeat(40), Buffer.alloc(0)))
  for (const { deflated } of pieces) expect(deflated.buffer.byteLength).toBe(deflated.length)
})
