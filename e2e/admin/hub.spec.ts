import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { expectLoaded } from '../ui'

const SEARCH = '/admin/site/agents-search-hub'
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

/** Opens the desk of the agent with the demo account, who has work of every kind. */
async function openDesk(page: Page): Promise<string> {
  await page.goto(`${SEARCH}?q=agente@demo.example`)
  await expectLoaded(page)
  await page.getByRole('list', { name: 'Rubrica agenti' }).getByRole('link', { name: /./ }).first().click()
  await expect(page).toHaveURL(/\/hub$/)
  await expectLoaded(page)
  return page.url()
}

test('the office finds an agent and opens the desk', async ({ open }) => {
  const page = await open('admin')
  await page.goto(SEARCH)
  await expectLoaded(page)
  await openDesk(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Risultati' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('navigation', { name: 'Periodo' }).getByRole('button', { name: /^Anno/ }).click()
  await expect(page.getByText(/negli stessi giorni del \d{4}/).first()).toBeVisible()
})

test('each figure and queue of the desk opens as many rows as it counts', async ({ look }) => {
  const page = await look('admin')
  const desk = await openDesk(page)
  const results = page.getByRole('region', { name: 'Risultati' })
  const counted = results.getByRole('link', { name: /^(Richieste ricevute|Pratiche nuove) / })
  const states = page
    .getByRole('region', { name: /^Pratiche in corso/ })
    .getByRole('listitem')
    .getByRole('link')
  const queues = page.getByRole('main').getByRole('link', { name: /: tutte \(\d+\)$/ })
  const found: { href: string; count: number }[] = []
  for (const link of await counted.all())
    found.push({
      href: (await link.getAttribute('href')) ?? '',
      count: numberIn(await link.locator('span span').first().textContent()),
    })
  for (const link of await states.all())
    found.push({
      href: (await link.getAttribute('href')) ?? '',
      count: numberIn(await link.locator('strong').textContent()),
    })
  for (const link of await queues.all())
    found.push({ href: (await link.getAttribute('href')) ?? '', count: numberIn(await link.textContent()) })
  expect(found.length).toBeGreaterThan(3)
  for (const { href, count } of found) {
    await page.goto(href)
    await expectLoaded(page)
    const said = page
      .getByRole('status')
      .filter({ hasText: /^\s*[\d.]+ / })
      .first()
    const none = page.getByRole('heading', { name: /con questi filtri$/ })
    await expect(said.or(none).first()).toBeVisible()
    const rows = (await said.isVisible()) ? numberIn(await said.textContent()) : 0
    expect([desk, href, rows]).toEqual([desk, href, count])
  }
})
