import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { packedFiles, packedFinder } from '../lib/serving/pages/packed-files'
import { packFiles } from './pack-files'

const build = mkdtempSync(path.join(tmpdir(), 'packed-'))
afterAll(() => rmSync(build, { recursive: true }))

it('packs scripts and styles, which the server then finds by their address', async () => {
  const script = 'function somma(a,b){return a+b}\n'.repeat(100)
  mkdirSync(path.join(build, 'static', 'chunks', 'in'), { recursive: true })
  for (const [name, content] of [
    ['chunks/a.js', script],
    ['chunks/in/b.css', '.b{color:red}'],
    ['chunks/c.woff2', 'packed already'],
  ] as const)
    writeFileSync(path.join(build, 'static', name), content)
  expect(packedFiles(build, [])).toEqual(new Map())
  let now = 0
  const find = packedFinder(build, [], () => now)
  expect(find('/_next/static/chunks/a.js')).toBeUndefined()
  await packFiles(build)
  // A server that runs already finds them a few seconds later.
  expect(find('/_next/static/chunks/a.js')).toBeUndefined()
  now += 10_000
  expect(find('/_next/static/chunks/a.js')).toBeDefined()
  writeFileSync(path.join(build, 'static', 'chunks', 'later.js'), 'not packed')
  const files = packedFiles(build, ['X-Content-Type-Options', 'nosniff'])
  expect([...files.keys()].sort()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/in/b.css'])
  const copy = files.get('/_next/static/chunks/a.js')
  expect(brotliDecompressSync(copy?.body ?? Buffer.alloc(0)).toString()).toBe(script)
  expect(copy?.headers.join(' ')).toMatch(
    /^X-Content-Type-Options nosniff .*immutable .*Content-Encoding br Content-Length \d+$/,
  )
  expect(copy?.unchanged.join(' ')).not.toMatch(/Content-(?:Type |Encoding|Length)/)
})

it('packs nothing where nothing was built', async () => {
  await packFiles(path.join(build, 'elsewhere'))
  expect(packedFiles(path.join(build, 'elsewhere'), []).size).toBe(0)
})
