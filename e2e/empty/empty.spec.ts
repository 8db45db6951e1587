import { expect, test } from '@playwright/test'
import { cookieNames, type Role } from '../../lib/auth/roles'
import { demoCompany } from '../../prisma/seed/content/company'
import { oneIn } from '../../scripts/test/property'
import { API, FRAMES, NOBODY, PUBLIC, pagesOf } from './addresses'
import { emptyInstallation, type Installation, type Person } from './installation'

/* Of an installation that has no demo data: every address answers, and says what is missing to whoever can add it. */

let installation: Installation
// Each asks for some hundred addresses, the first time that anybody does.
test.describe.configure({ mode: 'default', timeout: 300_000 })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  installation = await emptyInstallation()
})
test.afterAll(() => installation?.close())

type Answer = { address: string; status: number; text: string }

/** One person may have four exports at a time. */
const AT_ONCE = 4

/** Asks for all of them, a few at once. */
async function ask(addresses: readonly string[], headers: Record<string, string> = {}): Promise<Answer[]> {
  const rest = [...addresses]
  const answers: Answer[] = []
  const work = async () => {
    for (let address = rest.shift(); address; address = rest.shift()) {
      const reply = await fetch(installation.site + address, { headers, redirect: 'manual' })
      answers.push({ address, status: reply.status, text: await reply.text() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

/** What a reader sees of a page. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const BROKEN = /\b(?:undefined|NaN|Invalid Date|null|\[object Object\])\b/

/** What is wrong with an answer, in words; a record that is not there is missing, everything else is there. */
function faultsOf({ address, status, text }: Answer, may: readonly number[]): string[] {
  const isRecord = address.includes(NOBODY)
  const allowed = isRecord ? [...may, 404] : may
  const faults: string[] = []
  if (!allowed.includes(status))
    faults.push(`${address}: ${status} ${status < 500 ? '' : wordsOf(text).slice(0, 200)}`)
  const broken = BROKEN.exec(wordsOf(text))
  if (broken && text.startsWith('<')) {
    const around = wordsOf(text)
    faults.push(`${address}: "${around.slice(Math.max(0, broken.index - 60), broken.index + 60)}"`)
  }
  return faults
}

const faults = (answers: Answer[], may: readonly number[]) => answers.flatMap((one) => faultsOf(one, may))

let asked: Promise<Answer[]> | undefined
/** Everything that visitors can open, asked for once. */
const shown = () => {
  asked ??= ask([...PUBLIC, ...FRAMES])
  return asked
}

test('every public page and frame answers, and leads nowhere where nothing is', async () => {
  const missing = new Set(['/404', '/iframes'])
  const answers = await shown()
  expect
    .soft(
      faults(
        answers.filter(({ address }) => !missing.has(address)),
        [200, 302, 303, 307, 308],
      ),
    )
    .toEqual([])
  const links = answers.flatMap(({ address, text }) =>
    [...text.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)].map(([, to = '']) => ({ address, to })),
  )
  const linked = [...new Set(links.map(({ to }) => to))]
  const dead = (await ask(linked)).filter(({ status }) => status >= 400)
  expect(
    dead.map(
      ({ address, status }) => `${links.find(({ to }) => to === address)?.address} → ${address}: ${status}`,
    ),
  ).toEqual([])
})

/** Every text of the demo's company that could be taken for a fact. */
const {
  orari: _o,
  marchio: _m,
  capitaleSociale: _c,
  avvertenza: _a,
  social,
  oam,
  ivass,
  ...texts
} = demoCompany
const INVENTED = [...Object.values(texts), ...social.map(({ href }) => href), oam.numero, ivass.numero]
const WORDS = [...INVENTED, 'dell’Esempio', 'Sito dimostrativo']
/** A domain that nobody has (RFC 2606); style sheets have a class of that name. */
const INVENTED_DOMAIN = /[\w-]+\.example\b/

test('nothing of the demo’s company is shown to anybody', async () => {
  const found = (await shown()).flatMap(({ address, text }) =>
    [...WORDS.filter((words) => text.includes(words)), ...(INVENTED_DOMAIN.exec(text) ?? [])].map(
      (words) => `${address}: ${words}`,
    ),
  )
  expect(found).toEqual([])
})

/** Of the addresses of the areas and of the API one in so many; all in the long run. */
const EACH = 4

const AREAS: [Person, string, Role][] = [
  ['admin', 'admin', 'admin'],
  ['agents', 'agents', 'agent'],
  ['clients', 'area-clienti', 'client'],
]

for (const [person, area, role] of AREAS) {
  test(`every page of /${area} answers`, async () => {
    const { access, refresh } = installation.tokens[person]
    const names = cookieNames(role)
    const cookie = `${names.access}=${access}; ${names.refresh}=${refresh}`
    const pages = pagesOf(area).filter((page) => !page.endsWith('/404'))
    expect(faults(await ask(oneIn(EACH, pages), { cookie }), [200, 307])).toEqual([])
  })

  test(`every GET of /v2 answers to ${person}`, async () => {
    const headers = { authorization: `Bearer ${installation.tokens[person].access}` }
    const answers = await ask(oneIn(EACH, API), headers)
    expect(
      answers
        .filter(({ status }) => status >= 500)
        .map(({ address, status, text }) => `${address}: ${status} ${text}`),
    ).toEqual([])
  })
}
