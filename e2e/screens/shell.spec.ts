import { expectAccessible, expectLegible } from '../axe'
import { expect, listening, test } from '../fixtures'
import { PASSWORD, PEOPLE } from '../people'
import { expectLoaded } from '../ui'

test('the keyboard skips to the content, which the top bar does not cover', { tag: '@phone' }, async ({
  open,
}) => {
  const page = await open('agente')
  await page.goto('/agents')
  await expectLoaded(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the palette opens a page by the start of its name, whatever cases it finds', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin')
  await expectLoaded(page)
  const field = page.getByRole('combobox', { name: 'Cerca' })
  // The shortcut answers as soon as the page is alive.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill('impost')
  await expect(page.getByRole('option').first()).toContainText('Impostazioni')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings$/)
})

test('records are found by name, opened, and then at hand in the menu', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/reports/pratiche')
  await expectLoaded(page)
  const code = (await page.locator('main tbody a[href]').first().textContent()) ?? ''
  const field = page.getByRole('combobox', { name: 'Cerca' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill(code)
  const cases = page.getByRole('group', { name: 'Pratiche' })
  await expect(cases.getByRole('option').first()).toContainText(code)
  await cases.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/admin\/reports\/pratiche\/[^/]+$/)
  await expectLoaded(page)
  const address = new URL(page.url()).pathname
  await page.goto('/admin')
  await expectLoaded(page)
  const recent = page.getByRole('navigation', { name: 'Recenti' }).getByRole('link').first()
  await expect(recent).toHaveAttribute('href', address)
})

test('g and a letter open a place, ? lists the keys', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin')
  await expectLoaded(page)
  const keys = page.getByRole('dialog', { name: 'Tasti' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(keys).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(keys.getByText('Pratiche', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/admin\/reports\/pratiche$/)
})

test('what stands above a list leaves it its room, and the menu needs no scrolling', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/reports/pratiche')
  await expectLoaded(page)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  const tabs = await page.getByRole('navigation', { name: 'Schermate: Pratiche' }).boundingBox()
  if (!heading || !header || !tabs) throw new Error('no shell')
  expect(header.height).toBeLessThanOrEqual(48)
  expect(tabs.height).toBeLessThanOrEqual(36)
  expect(heading.y + heading.height).toBeLessThanOrEqual(130)
  const hidden = await page
    .getByRole('complementary', { name: 'Menu laterale' })
    .evaluate((rail) => rail.scrollHeight - rail.clientHeight)
  expect(hidden).toBe(0)
})

test('the menu stays narrow in this browser, from the first paint on', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/site/news')
  await expectLoaded(page)
  const rail = page.getByRole('complementary', { name: 'Menu laterale' })
  await page.getByRole('button', { name: 'Riduci il menu' }).click()
  await expect.poll(async () => (await rail.boundingBox())?.width).toBe(56)
  // The attribute is there before the body is: nothing moves when the scripts begin.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && !document.documentElement.dataset.seen)
        document.documentElement.dataset.seen = String(document.documentElement.dataset.rail)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'stretto')
  expect((await rail.boundingBox())?.width).toBe(56)
  await expectAccessible(page)
  await rail.getByRole('link', { name: 'Sito' }).focus()
  await expect(page.getByRole('tooltip', { name: 'Sito' })).toBeVisible()
})

test('a phone has its places under the thumb, and the bar covers nothing', { tag: '@phone-only' }, async ({
  open,
}) => {
  const page = await open('agente')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/agents/settings')
  await expectLoaded(page)
  const bar = page.getByRole('navigation', { name: 'Principali' })
  await expect(bar.getByRole('link')).toHaveText(['Oggi', 'Richieste', 'Pratiche', 'Ferme'])
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [top, end] = [await bar.boundingBox(), await page.locator('main > :last-child').boundingBox()]
  if (!top || !end) throw new Error('no bar')
  expect(end.y + end.height).toBeLessThanOrEqual(top.y)
  await bar.getByRole('link', { name: 'Pratiche' }).click()
  await expect(page).toHaveURL(/\/agents\/reports\/pratiche$/)
  // In place of the tabs.
  await page.getByRole('button', { name: 'Schermate: Pratiche' }).click()
  await page.getByRole('menuitem', { name: 'Pratiche ferme' }).click()
  await expect(page).toHaveURL(/\/agents\/reports\/PraticheFerme$/)
  await bar.getByRole('button', { name: 'Altro' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Pratiche ferme' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

test('Back closes the menu of a phone, and a link in it is one step', { tag: '@phone-only' }, async ({
  open,
}) => {
  const page = await open('agente')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/agents/reports/pratiche')
  await expectLoaded(page)
  await page.goto('/agents/reports/PraticheFerme')
  await expectLoaded(page)
  const more = page.getByRole('button', { name: 'Altro' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await more.click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/agents\/reports\/PraticheFerme$/)
  await more.click()
  await drawer.getByRole('link', { name: 'Previsioni' }).click()
  await expect(page).toHaveURL(/\/agents\/reports\/predictions$/)
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/agents\/reports\/PraticheFerme$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/agents\/reports\/pratiche$/)
})

test('the next action of a row is at hand without scrolling sideways', { tag: '@phone' }, async ({
  open,
}) => {
  const page = await open('agente')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/agents/richieste')
  await expectLoaded(page)
  const table = await page.getByRole('region', { name: 'Richieste' }).boundingBox()
  const row = page.locator('main tbody tr').filter({ has: page.getByRole('button') })
  const action = await row.first().getByRole('button').last().boundingBox()
  if (!table || !action) throw new Error('no row to work on')
  expect(action.x + action.width).toBeLessThanOrEqual(table.x + table.width)
})

test('what a phone shows of the homes keeps inside its boxes', { tag: '@phone-only' }, async ({ open }) => {
  for (const [who, home] of [
    ['admin', '/admin'],
    ['agente', '/agents'],
    ['cliente', '/area-clienti'],
  ] as const) {
    const page = await open(who)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(home)
    await expectLoaded(page)
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main span, main p, main h2')]
        .filter((node) => node.parentElement && node.getBoundingClientRect().width > 1)
        .filter((node) => {
          const inner = node.getBoundingClientRect()
          const outer = (node.parentElement ?? node).getBoundingClientRect()
          return inner.right > outer.right + 1
        })
        .map((node) => node.textContent),
    )
    expect(outside, home).toEqual([])
    await expectLegible(page)
  }
})

test('the site greets a client who is signed in, until they leave', async ({ open }) => {
  const page = await open()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/area-clienti/login')
  await expect(page.getByRole('button', { name: 'ACCEDI' })).toBeEnabled()
  await page.getByLabel('E-mail').fill(PEOPLE.cliente.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ACCEDI' }).click()
  await expect(page).toHaveURL(/\/area-clienti$/)
  const bar = page.getByRole('banner')
  await page.goto('/')
  await expect(bar.getByRole('link', { name: 'Carla', exact: true })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Accedi' })).toBeHidden()
  // What is still being asked when the session ends is refused, and the browser says so.
  const tickets = page.waitForResponse(/\/tickets\/getMines/)
  await bar.getByRole('link', { name: 'Carla', exact: true }).click()
  await expect(page).toHaveURL(/\/area-clienti$/)
  await listening(page)
  await tickets
  await page.getByRole('button', { name: /^Il tuo account/ }).click()
  await page.getByRole('menuitem', { name: 'ESCI' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/')
  await expect(bar.getByRole('link', { name: 'Accedi' })).toBeVisible()
})

test('a click on a link scrolls to the top of the new page in 700 ms', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prestiti' }).first().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prestiti' }).first().click()
  await expect(page).toHaveURL(/\/prestiti$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.setViewportSize({ width: 900, height: 610 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--page-height')))
    .toBe('610px')
  await context.close()
})
