import fc from 'fast-check'
import { WHO } from '@/lib/testing/fuzz-kit'
import { valueFor } from '@/lib/testing/fuzz-schema'
import { toJson } from '@/lib/testing/fuzz-values'
import { forgetLimits, fuzzed, requestTo } from '@/lib/testing/fuzz-world'
import { oneIn } from '@/scripts/test/property'

const SEED = 20_261_122
const TIMEOUT = 400_000

/** All in the long run; here one in so many, of operations that one wrapper guards. */
const EACH = 16

const { operations, ask } = fuzzed()

/** Who is refused here is refused for what the body says: a password or a token that is not the right one. */
const BY_BODY = new Set([
  ...['admin', 'agents', 'clients'].flatMap((area) => [
    `POST /v2/${area}/login`,
    `POST /v2/${area}/refresh`,
    `POST /v2/${area}/password/change`,
  ]),
  'DELETE /v2/clients/me',
  'POST /v2/admin/totp',
  'POST /v2/agents/totp',
  'POST /v2/admin/login/passkey',
  'POST /v2/agents/login/passkey',
])

it(
  'refuses who may not call before it looks at what is sent',
  async () => {
    const faults: string[] = []
    const writes = operations.filter(
      ({ route, method }) => method !== 'GET' && !BY_BODY.has(`${method} ${route}`),
    )
    for (const { route, method, operation } of oneIn(EACH, writes)) {
      const schema = operation.requestBody?.content['application/json']?.schema
      const [right] = fc.sample(valueFor(schema ?? {}, { odd: 0, known: [], complete: true }), {
        seed: SEED,
        numRuns: 1,
      })
      await forgetLimits()
      for (const who of WHO) {
        const request = requestTo(route, method)
        const whole = { ...request, body: toJson(right) }
        const first = await ask(who, whole)
        // Signed in again, where an operation before this one has ended the session.
        const reply = first.status === 401 ? await ask(who, whole) : first
        const { status } = reply
        // A proof of who acts is asked for behind all that.
        if (status === 403 && (await reply.text()).includes('proof_required')) continue
        if (status !== 401 && status !== 403) continue
        const empty = await ask(who, request)
        const broken = await ask(who, { ...request, body: '{' })
        const wrong = await ask(who, { ...request, body: '"x"', headers: { 'content-type': 'text/plain' } })
        const statuses = [empty.status, broken.status, wrong.status]
        if (statuses.some((one) => one !== status))
          faults.push(`${method} ${route} by ${who}: ${status}, not ${statuses}`)
      }
    }
    expect(faults).toEqual([])
  },
  TIMEOUT,
)
