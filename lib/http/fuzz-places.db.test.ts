import type { Operation } from '@/lib/openapi/types'
import { oddPlaces } from '@/lib/testing/fuzz-places'
import { callerFor, forgetLimits, fuzzed, requestsTo } from '@/lib/testing/fuzz-world'
import { isLong } from '@/scripts/test/property'

const SEED = 20_261_122
/** Each field of each call in turn: minutes on a machine that does other things. */
const TIMEOUT = 400_000

/** Of the places one in so many; all of them in the long run. */
const EACH = isLong ? 1 : 24

/** Taken as it is: what the extensions of a browser say, which nothing reads. What is refused is then something else. */
const FREE = 'passkey.clientExtensionResults'

const { doc, ask } = fuzzed()

it(
  'names the field where an object stands that cannot be measured',
  async () => {
    const faults: string[] = []
    let named = 0
    let at = 0
    for (const { route, method, place, body } of oddPlaces(doc, SEED)) {
      at += 1
      if (at % EACH !== 0 || place.join('.').startsWith(FREE)) continue
      if (named % 200 === 0) await forgetLimits()
      const operation = doc.paths[route]?.[method.toLowerCase()] as Operation
      for (const request of requestsTo(route, method)) {
        const response = await ask(callerFor(operation), { ...request, body })
        const text = await response.text()
        const { errors = [] } = JSON.parse(text || '{}') as { errors?: { path: string; message: string }[] }
        if (response.status >= 500) faults.push(`${method} ${request.path} ${place.join('.')}: ${text}`)
        if (response.status !== 422) continue
        named += 1
        const field = place[0] ?? ''
        // An object in the place of the whole body has fields of its own that are refused, or lacks those wanted.
        if (errors.length === 0 || (field && !errors.some(({ path }) => path.split('.')[0] === field)))
          faults.push(`${method} ${request.path}: ${place.join('.')} is not named in ${text}`)
      }
    }
    expect(faults).toEqual([])
    expect(named).toBeGreaterThan(isLong ? 1_500 : 60)
  },
  TIMEOUT,
)
