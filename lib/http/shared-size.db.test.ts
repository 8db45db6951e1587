import { packedAs } from '@/lib/serving/pages/packed-reply'
import { ROUTES } from '@/lib/serving/v2-routes'
import { send } from '@/lib/testing/test-kit'
import type { Route } from './handle'

/** On the wire, to anybody who asks. */
const MOST = 300 * 1024

it('no reply that everybody may ask for is heavy', async () => {
  const sizes: Record<string, number> = {}
  for (const [address, load] of Object.entries(ROUTES)) {
    const route = (await load()).GET as Route | undefined
    if (!route?.options?.shared || address.includes('{')) continue
    const { status, text } = await send(route)
    if (status !== 200) throw new Error(`${address}: ${status}`)
    const forms = await Promise.all(
      (['br', 'gzip'] as const).map((encoding) => packedAs(encoding, Buffer.from(text))),
    )
    sizes[address] = Math.max(...forms.map(({ length }) => length))
  }
  expect(Object.keys(sizes).length).toBeGreaterThan(8)
  expect(Object.entries(sizes).filter(([, size]) => size > MOST)).toEqual([])
})
