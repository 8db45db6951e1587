import type { Locator, Page } from '@playwright/test'
import { atRest } from '../at-rest'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { visitEach } from '../screens/visit'

const banner = (page: Page) => page.getByRole('region', { name: 'Scelta dei cookie' })
const way = (page: Page, name: string) => banner(page).getByRole('button', { name })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie_consent') ?? 'null'))

visitEach({ 'preferences about cookies': { at: '/pagine/preferenze-cookie', title: 'Preferenze cookie' } })

test('asks once, in three ways of the same size, without moving the page or taking the focus', {
  tag: '@phone',
}, async ({ open }) => {
  const page = await open(undefined, { undecided: true })
  // A first visit brings the fonts: on a busy machine they come late and move text, which is not the banner's doing.
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[]
      for (const { value } of shifts) document.documentElement.dataset.spostamenti = String(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  expect(await page.locator('html').getAttribute('data-spostamenti')).toBeNull()
  await expectAccessibleEverywhere(page)
  const boxes = await Promise.all(
    ['Accetta tutto', 'Rifiuta', 'Scegli'].map((name) => way(page, name).boundingBox()),
  )
  const sizes = boxes.map((box) => `${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`)
  expect(new Set(sizes).size).toBe(1)
  const sent = page.waitForRequest(/\/v2\/consents\/cookies$/)
  await way(page, 'Rifiuta').click()
  const request = await sent
  expect(request.postDataJSON().choices).toEqual({ statistiche: false, marketing: false })
  expect((await request.response())?.status()).toBe(204)
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await atRest(page)
  await expect(banner(page)).toHaveCount(0)
})

/** Of an element that is in the window: whether the banner covers any of it. */
async function expectClear(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const [box, cover] = await Promise.all([element.boundingBox(), banner(page).boundingBox()])
  if (!box || !cover) throw new Error('nothing there')
  expect(box.y + box.height, 'above the banner').toBeLessThanOrEqual(cover.y)
}

/** It has come up and stands. */
const settled = (page: Page) =>
  banner(page).evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))

test('on a phone the main button of a page is in view above it', { tag: ['@phone', '@phone-only'] }, async ({
  open,
}) => {
  const page = await open(undefined, { undecided: true })
  for (const path of ['/', '/mutui', '/prestiti', '/cdq', '/aziende', '/leasing']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    await settled(page)
    await expectClear(page, page.getByRole('main').locator('.azione').filter({ visible: true }).first())
  }
  // The button of a form comes after its questions: the first is in view, and whoever arrives at the button sees it whole.
  await page.goto('/mutui_a_noi/fb')
  await expect(banner(page)).toBeVisible()
  await settled(page)
  await expectClear(page, page.getByRole('radiogroup').first())
  const action = page.getByRole('button', { name: 'Continua' })
  await action.focus()
  await expect(action).toBeInViewport({ ratio: 1 })
  await expectClear(page, action)
  // The lowest windows that are still sold, or held open by a browser's own bars.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of ['/', '/mutui', '/prestiti', '/cdq', '/aziende', '/leasing']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await settled(page)
      await expectClear(page, page.getByRole('main').locator('.azione').filter({ visible: true }).first())
    }
    // As low as the panel is there: its words, and each of its ways.
    await expect(banner(page)).toContainText('statistiche e marketing solo se li permetti')
    for (const name of ['Accetta tutto', 'Rifiuta', 'Scegli', 'Chiudi: solo cookie tecnici'])
      await expect(way(page, name)).toBeInViewport({ ratio: 1 })
  }
})

test('what follows the list of offers stays above it', { tag: '@phone' }, async ({ open }) => {
  const page = await open(undefined, { undecided: true })
  for (const path of ['/mutui', '/prestiti']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    await settled(page)
    await page
      .getByRole('checkbox', { name: /^Affianca/ })
      .first()
      .check()
    const bar = page.getByRole('region', { name: 'Offerte da affiancare' })
    await bar.scrollIntoViewIfNeeded()
    await expectClear(page, bar)
    await bar.getByRole('button', { name: 'Svuota' }).click()
    await expect(bar).toHaveCount(0)
  }
})

test('closing it is a refusal, scrolling is nothing, and each kind can be chosen', { tag: '@phone' }, async ({
  open,
}) => {
  const closing = await open(undefined, { undecided: true })
  await closing.goto('/')
  await closing.mouse.wheel(0, 3_000)
  await expect(banner(closing)).toBeVisible()
  expect(await stored(closing)).toBeNull()
  await way(closing, 'Chiudi: solo cookie tecnici').click()
  expect((await stored(closing)).choices).toEqual({ statistiche: false, marketing: false })

  const choosing = await open(undefined, { undecided: true })
  await choosing.goto('/')
  await way(choosing, 'Scegli').click()
  const statistics = choosing.getByRole('switch', { name: /Statistiche/ })
  await expect(statistics).toBeFocused()
  await expectAccessible(choosing)
  await statistics.check()
  await way(choosing, 'Salva').click()
  expect((await stored(choosing)).choices).toEqual({ statistiche: true, marketing: false })
  await expect(choosing.getByRole('main')).toBeFocused()
})

test('asks again after six months, and when the text has changed', async ({ open }) => {
  const page = await open(undefined, { undecided: true })
  await page.goto('/')
  await way(page, 'Accetta tutto').click()
  for (const change of [{ at: '2020-01-01T00:00:00Z' }, { version: '2020-01' }]) {
    const before = await stored(page)
    await page.evaluate(
      (text) => localStorage.setItem('cookie_consent', text),
      JSON.stringify({ ...before, ...change }),
    )
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await way(page, 'Accetta tutto').click()
  }
})

test('a choice made without a connection reaches the server when there is one again', async ({
  open,
  allow,
}) => {
  allow(/Failed to load resource/)
  const page = await open(undefined, { undecided: true })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.context().setOffline(true)
  await way(page, 'Accetta tutto').click()
  await expect(banner(page)).toHaveCount(0)
  const sent = page.waitForResponse(/\/v2\/consents\/cookies$/)
  await page.context().setOffline(false)
  expect((await sent).status()).toBe(204)
})

test('the page of preferences changes a choice, takes it back, and shows those made before', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Preferenze cookie' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'solo tecnici' })).toBeVisible()
  await page.getByRole('button', { name: 'Accetta tutto' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'tutti i cookie' })).toBeVisible()
  await page.getByRole('switch', { name: /Marketing/ }).uncheck()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'tecnici e statistiche' })).toBeVisible()
  await page.getByText('Le tue scelte in questo browser').click()
  await expect(page.getByRole('main').locator('details').getByRole('listitem')).toHaveCount(2)
  await expectAccessibleEverywhere(page)
})

test('frames of partners and signed-in areas do not ask', async ({ open }) => {
  for (const path of ['/admin/login', '/iframes/displayRata']) {
    const page = await open(undefined, { undecided: true })
    await page.goto(path)
    await atRest(page)
    await expect(banner(page)).toHaveCount(0)
  }
})
