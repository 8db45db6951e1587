import { fuzzRequests } from '@/lib/testing/fuzz'
import { callerOf, faultOf, someIds } from '@/lib/testing/fuzz-kit'
import { forgetLimits, fuzzed } from '@/lib/testing/fuzz-world'
import { isLong, runs } from '@/scripts/test/property'

/** A failure names the seed and the number of the request: the same two make the same request again. */
const { numRuns: REQUESTS, seed: SEED = 20_261_122 } = runs(500)
const TIMEOUT = isLong ? 7_200_000 : 120_000
/** For machines: a bare status. */
const WITHOUT_WORDS = new Set(['/v2/metrics'])

const { doc, operations, ask } = fuzzed()
const shown = (request: object) => JSON.stringify(request).slice(0, 1_500)

it(
  'answers whatever is sent, by whomever, with neither a 5xx nor silence',
  async () => {
    const faults: string[] = []
    for (const request of fuzzRequests(doc, SEED, await someIds())) {
      if (request.n >= REQUESTS) break
      if (request.n % 500 === 0) await forgetLimits()
      const who = callerOf(request.n, operations.length)
      const response = await ask(who, request)
      const fault = WITHOUT_WORDS.has(request.route)
        ? undefined
        : await faultOf(response, request.headers.accept)
      if (fault) faults.push(`seed ${SEED}, request ${request.n} by ${who}: ${fault}\n${shown(request)}`)
    }
    expect(faults).toEqual([])
  },
  TIMEOUT,
)
