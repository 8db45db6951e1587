import type { Page } from '@playwright/test'
import { expectAccessible, expectLegible } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast } from '../ui'

const LEADS = '/admin/feeds/leadRequests'
const CASES = '/admin/reports/pratiche'
const LISTS: ['admin' | 'agente', string][] = [
  ['admin', LEADS],
  ['admin', CASES],
  ['admin', '/admin/reports/praticheFerme'],
  ['admin', '/admin/feeds/requests'],
  ['admin', '/admin/feeds/commits'],
  ['admin', '/admin/site/news'],
  ['admin', '/admin/site/faqsList'],
  ['admin', '/admin/system/banks'],
  ['agente', '/agents/richieste'],
  ['agente', '/agents/reports/pratiche'],
  ['agente', '/agents/reports/PraticheFerme'],
]

/** Rows whose whole line is between the head of the table and the end of its box, and in the window. */
const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('main thead')?.getBoundingClientRect().bottom ?? 0
    const box = document.querySelector('main section:has(> table)')?.getBoundingClientRect().bottom ?? 0
    const end = Math.min(box, window.innerHeight)
    return [...document.querySelectorAll('main tbody tr')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= head - 1 && bottom <= end + 1).length
  })

for (const list of [LEADS, CASES])
  test(`sixteen rows of ${list} are in view on a small desk, each on one line`, async ({ look }) => {
    const page = await look('admin')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(list)
    await expectLoaded(page)
    await expect(page.locator('main tbody tr').nth(16)).toBeAttached()
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(16)
    const heights = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(36)
    // No column is cut: those without room are left out whole.
    const box = page.locator('main section:has(> table)')
    expect(await box.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(1)
  })

test('no list scrolls sideways on a phone', { tag: '@phone-only' }, async ({ look }) => {
  const pages = { admin: await look('admin'), agente: await look('agente') }
  for (const [who, list] of LISTS) {
    const page = pages[who]
    await page.goto(list)
    await expectLoaded(page)
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main section:has(table)')]
        .filter((node) => node.scrollWidth > node.clientWidth + 1)
        .map((node) => node.getAttribute('aria-label') ?? node.tagName),
    )
    expect([list, wide]).toEqual([list, []])
    // The cards, with their colours of states: of two kinds of them all are seen.
    if (list === LEADS || list === '/agents/richieste') await expectLegible(page)
  }
})

test('a row is looked at beside the list, and opened, by the keys alone', async ({ look }) => {
  const page = await look('admin')
  await page.goto(CASES)
  await expectLoaded(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const panel = page.getByRole('complementary', { name: /^Anteprima/ })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  const first = await panel.getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  await expect(panel).not.toHaveAttribute('aria-label', first ?? '')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pratiche\/[0-9a-f-]{36}$/)
})

test('requests that have nobody are assigned from the list, shown before and done after', async ({
  open,
}) => {
  const page = await open('admin')
  await page.goto(`${LEADS}?filter[stato]=nuovo`)
  await expectLoaded(page)
  const tab = page
    .getByRole('navigation', { name: 'Viste' })
    .getByRole('button', { name: /^Da assegnare \d/ })
  await expect(tab).toHaveAttribute('aria-current', 'true')
  const boxes = page.locator('main tbody').getByRole('checkbox')
  const all = await boxes.evaluateAll((found) => found.map((box) => box.getAttribute('aria-label') ?? ''))
  // Requests that other tests have made belong to somebody.
  const people = all.filter((name) => !name.includes('zibaldone')).slice(0, 2)
  for (const name of people) await page.getByRole('checkbox', { name, exact: true }).check()
  const bar = page.getByRole('region', { name: 'Righe scelte' })
  await expect(bar).toContainText('2 righe scelte')
  await bar.getByRole('button', { name: 'ASSEGNA' }).click()
  const question = dialog(page, 'Assegna: 2 richieste')
  await expect(question.getByRole('table', { name: 'Dopo la conferma' })).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'CONFERMA' }).click()
  await expectToast(page, 'Assegna: 2 richieste')
  // What the toast says is already to be seen in the list.
  for (const person of people)
    await expect(page.getByRole('checkbox', { name: person, exact: true })).toHaveCount(0)
})

test('what was done to chosen rows can be taken back, and the toast covers no button', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/site/news?filter[published]=true&sort=titolo')
  await expectLoaded(page)
  const row = page.locator('main tbody tr').first()
  const name = (await row.getByRole('checkbox').getAttribute('aria-label')) ?? ''
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'TOGLI DAL SITO' }).click()
  await expectToast(page, 'Una riga aggiornata')
  await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0)
  const covered = await page.evaluate(() => {
    const card = document.querySelector('[data-rht-toaster] [data-visible="true"]')?.getBoundingClientRect()
    if (!card) return ['no toast']
    return [...document.querySelectorAll('main button, header button')]
      .filter((button) => {
        const box = button.getBoundingClientRect()
        const apart =
          box.right <= card.left || card.right <= box.left || box.bottom <= card.top || card.bottom <= box.top
        return !apart
      })
      .map((button) => button.textContent)
  })
  expect(covered).toEqual([])
  await page.getByRole('button', { name: 'ANNULLA' }).click()
  await expectToast(page, 'Una riga com’era prima')
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
})
