import { type Browser, type BrowserContext, test as base, type Page, request } from '@playwright/test'
import { CONSENT_KEY, COOKIE_TEXT_VERSION } from '../components/site/consent'
import { AXE_SCRIPT } from './axe'
import { type Account, PASSWORD, PEOPLE } from './people'

type StorageState = Awaited<ReturnType<import('@playwright/test').APIRequestContext['storageState']>>

type Fixtures = {
  /** A page in a browser context of its own; signed in when an account is named. Cookies have been refused, so that
      nothing covers the page, unless nobody has asked yet. */
  open: (account?: Account, visitor?: { undecided?: boolean }) => Promise<Page>
  /**
   * The page that this worker keeps open for an account, or for a visitor: what only looks at screens need not load the
   * scripts anew each time.
   */
  look: (account?: Account) => Promise<Page>
  /** Console errors that this test provokes on purpose: a refused request is one. */
  allow: (message: RegExp) => void
}
type Window = { page: Page; complaints: string[]; isResting: boolean }
/** A browser context, and where what its pages complain about goes: to the test that has it. */
type Profile = { context: BrowserContext; complaints: string[] }
type WorkerFixtures = {
  sessionOf: (account: Account) => Promise<StorageState>
  windows: Map<Account | 'visitor', Window>
  /** Profiles that tests have given back, without cookies or stored data; the scripts that they have loaded are still there. */
  profiles: Profile[]
}

/** Everything a browser complains about: errors, uncaught exceptions, violations of the content policy. */
function watch(page: Page, complain: (text: string) => void): void {
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
}

/** Visitors read before they press anything; a test does not, and waits until the page's scripts listen. */
export async function listening(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        !('__next_f' in window) || Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
      undefined,
      { timeout: 5_000 },
    )
    // A test may have taken the scripts away, or have gone elsewhere already.
    .catch(() => undefined)
}

function patient(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...where) => {
    const reply = await goto(...where)
    await listening(page)
    return reply
  }
  page.reload = async (...how) => {
    const reply = await reload(...how)
    await listening(page)
    return reply
  }
}

/** The choice of who has refused cookies, as the site keeps it; a page's own choice is left as it is. */
function refuseCookies([name = '', version]: string[]): void {
  const choices = { statistiche: false, marketing: false }
  const refusal = {
    version,
    at: new Date().toISOString(),
    id: '00000000-0000-4000-8000-000000000000',
    choices,
  }
  try {
    localStorage[name] ??= JSON.stringify(refusal)
  } catch {
    // A blank page has no storage.
  }
}

/**
 * Every test begins with the tokens of its account's first one. Once they have to be renewed, the second test that does so
 * would be taken for a thief: well before that, one signs in anew.
 */
const SESSION_MS = 5 * 60_000

async function signIn(account: Account): Promise<StorageState> {
  const { area, email } = PEOPLE[account]
  const context = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:8000' })
  const reply = await context.post(`/v2/${area}/login`, { data: { email, password: PASSWORD } })
  if (!reply.ok()) throw new Error(`${email}: ${reply.status()} ${await reply.text()}`)
  const state = await context.storageState()
  await context.dispose()
  return state
}

type Visitor = { storageState?: StorageState; undecided?: boolean }

/** A browser of its own for one person. */
async function newVisitor(browser: Browser, { storageState, undecided = false }: Visitor): Promise<Profile> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Every visitor has an address of their own, or the limits of one would be those of all.
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    ...(storageState && { storageState }),
  })
  const profile: Profile = { context, complaints: [] }
  if (!undecided) await context.addInitScript(refuseCookies, [CONSENT_KEY, COOKIE_TEXT_VERSION])
  // A step that hangs should fail by its own name, long before the test's time is up.
  context.setDefaultTimeout(30_000)
  context.on('page', (page) => {
    watch(page, (text) => profile.complaints.push(text))
    patient(page)
  })
  return profile
}

/** Somebody signs in where somebody else has been, and finds nothing of theirs but the site's files. */
async function moveIn({ context }: Profile, { cookies }: StorageState): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
  await context.addCookies(cookies)
}

/** Takes everything away that a page could read; false where no page is left to do so. */
async function moveOut({ context }: Profile): Promise<boolean> {
  const [page] = context.pages()
  if (!page) return false
  const origin = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:8000').origin
  const session = await context.newCDPSession(page)
  await Promise.all(context.pages().map((open) => open.goto('about:blank')))
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  await Promise.all(context.pages().map((open) => open.close()))
  await context.clearCookies()
  await context.clearPermissions()
  return true
}

/** Nothing was complained about but what the test has allowed. */
function expectNoComplaints(complaints: readonly string[]): void {
  const allowed = test.info().annotations.filter(({ type }) => type === 'allowed')
  const unexpected = complaints.filter(
    (text) => !allowed.some(({ description }) => new RegExp(description ?? '$^').test(text)),
  )
  test.expect(unexpected, 'what the browser complained about').toEqual([])
}

/** Of a network that nobody on the Internet has (RFC 2544). */
const someAddress = () => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

/** A page of the site that does nothing: the next one finds the browser's process there, which it would not after about:blank. */
const AT_REST = '/robots.txt'

/** One that has crashed has failed its test, and is closed. */
async function rest(window: Window): Promise<void> {
  if (window.isResting) return
  window.isResting = true
  await window.page.goto(AT_REST).catch(() => undefined)
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sessionOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from a pattern
    async ({}, use) => {
      const sessions = new Map<Account, { since: number; state: Promise<StorageState> }>()
      await use((account) => {
        const known = sessions.get(account)
        if (known && Date.now() - known.since < SESSION_MS) return known.state
        const state = signIn(account)
        sessions.set(account, { since: Date.now(), state })
        return state
      })
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  allow: async ({}, use) => {
    await use((message) => test.info().annotations.push({ type: 'allowed', description: message.source }))
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  windows: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  profiles: [async ({}, use) => use([]), { scope: 'worker' }],

  open: async ({ browser, sessionOf, profiles, windows }, use, info) => {
    // A page that stays open would go on hearing of what this test does.
    await Promise.all([...windows.values()].map(rest))
    const used: (Profile & { account: Account | undefined })[] = []
    await use(async (account, { undecided } = {}) => {
      const storageState = account && (await sessionOf(account))
      const known = storageState && profiles.pop()
      if (known) await moveIn(known, storageState)
      const profile = known ?? (await newVisitor(browser, { storageState, undecided }))
      used.push({ ...profile, account })
      return profile.context.newPage()
    })
    const complaints = used.flatMap((profile) => profile.complaints.splice(0))
    for (const { account, ...profile } of used) {
      // What has failed may have left anything behind.
      const mayStay = account !== undefined && info.status === info.expectedStatus
      if (mayStay && (await moveOut(profile).catch(() => false))) profiles.push(profile)
      else await profile.context.close()
    }
    expectNoComplaints(complaints)
  },

  look: async ({ browser, windows, viewport }, use, info) => {
    const used = new Set<Account | 'visitor'>()
    await use(async (account) => {
      const who = account ?? 'visitor'
      used.add(who)
      const known = windows.get(who)
      if (known) {
        known.isResting = false
        if (viewport) await known.page.setViewportSize(viewport)
        return known.page
      }
      // With a session of its own, which it renews like any browser.
      const storageState = account && (await signIn(account))
      const { context, complaints } = await newVisitor(browser, { storageState })
      await context.addInitScript(AXE_SCRIPT)
      const page = await context.newPage()
      windows.set(who, { page, complaints, isResting: false })
      return page
    })
    const looked = [...used].flatMap((who) => windows.get(who) ?? [])
    const complaints = looked.flatMap((window) => window.complaints.splice(0))
    // What has failed may have left anything behind.
    if (info.status !== info.expectedStatus || complaints.length > 0) {
      for (const who of used) windows.delete(who)
      await Promise.all(looked.map(({ page }) => page.context().close()))
    }
    expectNoComplaints(complaints)
  },
})

export const expect = test.expect
