import { expect, test } from '../fixtures'
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

test('what a phone shows of the homes keeps inside its boxes', { tag: '@phone' }, async ({ open }) => {
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
  await bar.getByRole('link', { name: 'Carla', exact: true }).click()
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
