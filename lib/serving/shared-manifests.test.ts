import vm from 'node:vm'
import { shareManifests } from './shared-manifests'

const file = (page: string, manifest: object) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST[${JSON.stringify(page)}] = ${JSON.stringify(manifest)};\n`
const manifest = () => ({
  moduleLoading: { prefix: '' },
  clientModules: { a: { id: 1, chunks: ['x.js'] }, b: { id: 2, chunks: ['y.js'] } },
  entryJSFiles: { page: ['x.js'] },
})

const run = vm.runInNewContext
beforeAll(shareManifests)
afterAll(() => {
  vm.runInNewContext = run
})

type Read = { __RSC_MANIFEST?: Record<string, ReturnType<typeof manifest>> }
const read = (page: string): ReturnType<typeof manifest> | undefined => {
  const context: Read & { process: object } = { process: { env: {} } }
  vm.runInNewContext(file(page, manifest()), context)
  return context.__RSC_MANIFEST?.[page]
}

it('says what running it would say, with one copy of what two pages have in common', () => {
  const context: Read = {}
  run(file('/a "b"/page', manifest()), context)
  const [one, other] = [read('/a "b"/page'), read('/c/page')]
  expect(JSON.stringify(one)).toBe(JSON.stringify(context.__RSC_MANIFEST?.['/a "b"/page']))
  expect(one?.clientModules.a).toBe(other?.clientModules.a)
  expect(() => Object.assign(one?.clientModules.a ?? {}, { id: 3 })).toThrow(TypeError)
})

it('runs everything else', () => {
  expect(vm.runInNewContext('1 + a', { a: 2 })).toBe(3)
  const context: { __RSC_MANIFEST?: object } = {}
  vm.runInNewContext('globalThis.__RSC_MANIFEST = { a: 1 + 1 }', context)
  expect(context.__RSC_MANIFEST).toEqual({ a: 2 })
})
