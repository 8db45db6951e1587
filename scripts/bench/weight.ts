import { brotliCompressSync } from 'node:zlib'
import type { Row, Section } from '../report/types'
import { withHelloWorld } from './hello-world'
import { publicPages } from './pages'
import { withServer } from './with-server'

const RATIO = 1.25

/** The JavaScript that a page's HTML asks for, compressed, against the least that the same Next can send. */
export const WEIGHT: Section = {
  name: 'weight',
  title: 'JavaScript of the pages (brotli)',
  run: async () => {
    const floor = await withHelloWorld(bytesOf)
    const hello: Row = { what: '“hello world” page', measured: kilobytes(floor) }
    return [hello, ...(await withServer(({ site }) => ours(site, floor), { quiet: false }))]
  },
}

async function ours(site: string, floor: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of await publicPages(site)) {
    const bytes = await bytesOf(`${site}${path}`)
    const ratio = bytes / floor
    const measured = `${kilobytes(bytes)}, ${ratio.toFixed(2)} ×`
    rows.push({ what: path, measured, goal: `≤ ${RATIO} ×`, ok: ratio <= RATIO })
  }
  return rows
}

/** Scripts that every browser of today loads: polyfills for older ones are marked `nomodule`. */
async function bytesOf(url: string): Promise<number> {
  const page = await (await fetch(url)).text()
  // Named by a tag, or by the page's own script that fetches them after the first paint.
  const tags = [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/gi)]
  const named = tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, source = '']) => source)
  const [, list = '[]'] = /\(document,(\["[^\]]+"\])\)<\/script>/.exec(page) ?? []
  const sources = new Set([...named, ...(JSON.parse(list) as string[])])
  const sizes = [...sources].map(async (source) => {
    const reply = await fetch(new URL(source.replaceAll('&amp;', '&'), url))
    if (!reply.ok) throw new Error(`${source}: ${reply.status}`)
    return brotliCompressSync(Buffer.from(await reply.arrayBuffer())).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
