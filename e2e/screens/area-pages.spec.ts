import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { adminNavigation } from '../../components/shell/navigation/admin'
import { agentsNavigation } from '../../components/shell/navigation/agents'
import { clientsNavigation } from '../../components/shell/navigation/clients'
import type { NavGroup } from '../../components/shell/navigation/types'
import { areaOfPath } from '../../lib/auth/area-path'
import { FIRST_ROWS } from '../../lib/resources/first-rows'
import { builtConfig } from '../../scripts/built'
import { isLong, oneIn } from '../../scripts/test/property'
import { expect, test } from '../fixtures'
import { PASSWORD, PEOPLE } from '../people'
import { expectLoaded } from '../ui'

type Site = {
  site: string
  mark: string
  cookies: Record<'admin' | 'narrow' | 'agent' | 'client', string>
  ids: Record<string, string>
}

/** The build's areas in a process that tells what it keeps. */
async function cachedSite(): Promise<{ child: ChildProcess; told: Site }> {
  const root = path.join(__dirname, '..', '..')
  const child = fork(path.join(root, 'e2e', 'cached-site.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...builtConfig(process.env),
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.node.json'),
    },
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the site did not start')))
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [Site]
  ended.catch(() => undefined)
  return { child, told }
}

async function cachedBy(child: ChildProcess): Promise<string[]> {
  child.send('kept')
  const [texts] = (await once(child, 'message')) as [string[]]
  return texts
}

const screensOf = (navigation: readonly NavGroup[], ids: Record<string, string>) =>
  navigation
    .flatMap(({ screens }) => screens)
    .filter(({ built, path: address }) => built && areaOfPath(address)?.guarded)
    .map(({ path: address }) =>
      address.replace(/(.*)\/\{id\}$/, (_, list: string) => `${list}/${ids[list] ?? 'x'}`),
    )
    .filter((address) => !address.includes('{'))

/** One site for what is asked of it in turn: a server takes longer to start than a test to ask. */
let child: ChildProcess
let told: Site
test.beforeAll(async () => {
  const kept = await cachedSite()
  child = kept.child
  told = kept.told
})
test.afterAll(() => {
  child.disconnect()
})

/** Lists of the site's content, and what everybody may open: of the rest this narrow administrator sees nothing. */
const narrowScreensOf = (screens: readonly string[]) =>
  screens.filter((one) => (one in FIRST_ROWS && one.startsWith('/admin/site/')) || one.split('/').length <= 3)

/** As the router asks; Next sends it on to the address that names these headers. */
const ROUTER = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%2Cnull%2Cnull%5D' }

/** Screens are kept in one way, lists in another: of both some; all in the long run. */
const EACH = 4
const chosen = (screens: readonly string[]) => oneIn(EACH, screens)

/** By Node's own hand: Playwright's carries every body through one process more. */
const ask = (site: string, at: string, headers: Record<string, string>) =>
  fetch(new URL(at, site), { headers, redirect: 'manual' })

/** The bodies of what is shown at these addresses to who has this cookie, as a page and as what the router asks for. */
async function walk(site: string, paths: readonly string[], cookie: string): Promise<string[]> {
  const [first = '/'] = paths
  const sentOn = new URL((await ask(site, first, { cookie, ...ROUTER })).headers.get('location') ?? '', site)
  // The same headers have the same name at every address.
  expect(sentOn.search).toMatch(/^\?_rsc=/)
  const bodies: string[] = []
  const rest = [...paths]
  const work = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) {
      // Lists twice: what has been kept, too.
      if (one in FIRST_ROWS) await (await ask(site, one, { cookie })).text()
      const replies = [
        await ask(site, one, { cookie }),
        await ask(site, one + sentOn.search, { cookie, ...ROUTER }),
      ]
      for (const reply of replies) {
        expect([200, 404], `${one}: ${reply.status}`).toContain(reply.status)
        bodies.push(await reply.text())
      }
    }
  }
  await Promise.all([work(), work()])
  return bodies
}

test('whoever has other rights gets other pages, whoever came first', async ({ request }) => {
  const { site, cookies } = told
  const news = async (who: keyof Site['cookies']) =>
    (await request.get(`${site}/admin/site/news`, { headers: { cookie: cookies[who] } })).text()
  for (const order of [['admin', 'narrow'] as const, ['narrow', 'admin'] as const]) {
    const pages = Object.fromEntries([
      [order[0], await news(order[0])],
      [order[1], await news(order[1])],
    ]) as Record<'admin' | 'narrow', string>
    expect(pages.admin).toContain('/admin/system/banks')
    expect(pages.narrow).toContain('/admin/site/news')
    expect(pages.narrow).not.toContain('/admin/system/banks')
  }
  // A page that the flags do not open is as missing as ever.
  const banks = await request.get(`${site}/admin/system/banks`, { headers: { cookie: cookies.narrow } })
  expect(await banks.text()).not.toContain('page-data')
  // Nobody's cookie opens another area.
  const foreign = await request.get(`${site}/agents/richieste`, {
    headers: { cookie: cookies.admin },
    maxRedirects: 0,
  })
  expect(foreign.status()).toBe(307)
})

test('nothing that is kept of the areas has a person or a row in it', async () => {
  test.setTimeout(300_000)
  const { site, mark, cookies, ids } = told
  const sent = [
    await walk(site, chosen(screensOf(adminNavigation, ids)), cookies.admin),
    await walk(site, chosen(narrowScreensOf(screensOf(adminNavigation, ids))), cookies.narrow),
    await walk(site, chosen(screensOf(agentsNavigation, ids)), cookies.agent),
    await walk(site, chosen(screensOf(clientsNavigation, ids)), cookies.client),
  ].flat()
  // They have seen their names and rows, kept pages too.
  expect(sent.filter((body) => body.includes(mark)).length).toBeGreaterThan(sent.length / 2)
  const kept = await cachedBy(child)
  const lists = Object.keys(FIRST_ROWS).length / (isLong ? 1 : 2 * EACH)
  expect(kept.length).toBeGreaterThan(3 * lists)
  expect(kept.filter((text) => text.toLowerCase().includes(mark))).toEqual([])
  // And the lists are among them, or this has looked at nothing.
  expect(
    kept.filter((text) => text.includes('{name}') && text.includes('{data}')).length,
  ).toBeGreaterThanOrEqual(lists)
})

test('every list is kept, and comes with its first rows', async ({ request }) => {
  const bare: string[] = []
  for (const one of oneIn(2, Object.keys(FIRST_ROWS))) {
    const cookie = one.startsWith('/agents/') ? told.cookies.agent : told.cookies.admin
    const reply = await request.get(new URL(one, told.site).href, { headers: { cookie } })
    if (!(await reply.text()).includes('id="page-data"')) bare.push(one)
  }
  expect(bare).toEqual([])
})

async function login(request: APIRequestContext): Promise<{ access: string; cookie: string }> {
  const { area, email } = PEOPLE.admin
  const reply = await request.post(`/v2/${area}/login`, { data: { email, password: PASSWORD } })
  const { access } = (await reply.json()) as { access: string }
  return { access, cookie: `admin_access=${access}` }
}

test('a session that is over opens no kept page at its very next request', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const { access } = await login(request)
  // By hand alone: the jar would follow what the replies set.
  const bare = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `admin_access=${access}` },
  })
  const get = () => bare.get('/admin/site/news?sort=titolo', { maxRedirects: 0 })
  expect(await (await get()).text()).toContain('page-data')
  const out = await bare.post('/v2/admin/logout', { headers: { authorization: `Bearer ${access}` } })
  expect(out.ok()).toBe(true)
  // The token could still be read for a quarter of an hour: it is the gate that refuses, in a page that goes to sign in.
  const after = await (await get()).text()
  expect(after).toContain(`/admin/login?next=${encodeURIComponent('/admin/site/news?sort=titolo')}`)
  expect(after).not.toContain('page-data')
  expect(after).not.toContain('/admin/system/banks')
  await Promise.all([request.dispose(), bare.dispose()])
})

test('a stale session passes where it is renewed, and nobody is sent to sign in', async ({
  playwright,
  baseURL,
}) => {
  const stale = { cookie: 'admin_access=x.y.z; admin_refresh=whatever' }
  const bare = await playwright.request.newContext({ baseURL })
  for (const at of ['/admin/site/news', '/admin/404']) {
    const renew = await bare.get(at, { headers: stale, maxRedirects: 0 })
    expect(renew.headers().location).toContain(`/api/auth/admin/renew?next=${encodeURIComponent(at)}`)
  }
  const nobody = await bare.get('/agents/richieste', { maxRedirects: 0 })
  expect(nobody.headers().location).toContain('/agents/login?next=%2Fagents%2Frichieste')
  await bare.dispose()
})

test('a list comes with its rows, filtered as its address says, and with a nonce of its own', async ({
  open,
}) => {
  const page = await open('admin')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const query of ['', '?sort=titolo&limit=20']) {
    asked.length = 0
    const reply = await page.goto(`/admin/site/news${query}`)
    expect(reply?.headers()['content-security-policy']).toMatch(/'nonce-[^']{20,}'/)
    await expectLoaded(page)
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    expect(asked).not.toContain('/v2/news')
  }
  expect(await page.locator('main tbody tr').count()).toBeLessThanOrEqual(20)
  const policies = await Promise.all(
    [0, 1].map(async () => {
      const reply = await page.request.get('/admin/site/news')
      return reply.headers()['content-security-policy']
    }),
  )
  expect(policies[0]).not.toBe(policies[1])
})

test('the rows of a page of the menu are there before the click', async ({ open }) => {
  const page = await open('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/site/news')
  await expectLoaded(page)
  const tabs = page.getByRole('navigation', { name: 'Schermate: Sito' })
  const entry = tabs.getByRole('link', { name: 'FAQ', exact: true })
  const rows = page.waitForResponse((response) => new URL(response.url()).pathname === '/v2/faqs')
  await entry.hover()
  await rows
  let again = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v2/faqs') again += 1
  })
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  expect(again).toBe(0)
})
