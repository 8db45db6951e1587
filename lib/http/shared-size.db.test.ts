import { routeNames } from '@/lib/testing/route-names'
import { routesOf, send } from '@/lib/testing/test-kit'
import { packed } from './encoding'

/** On the wire, to anybody who asks. */
const MOST = 300 * 1024

it('no reply that everybody may ask for is heavy', async () => {
  const sizes: Record<string, number> = {}
  for (const name of await routeNames()) {
    if (name.includes('[')) continue
    const { GET } = await routesOf(name)
    if (!GET?.options?.shared) continue
    const { status, text } = await send(GET)
    if (status !== 200) throw new Error(`${name}: ${status}`)
    const forms = await Promise.all(
      (['br', 'gzip'] as const).map((encoding) => packed(encoding, Buffer.from(text), 'again')),
    )
    sizes[name] = Math.max(...forms.map(({ length }) => length))
  }
  expect(Object.keys(sizes).length).toBeGreaterThan(8)
  expect(Object.entries(sizes).filter(([, size]) => size > MOST)).toEqual([])
})
