import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { expectLoaded, expectToast } from '../ui'

/** "Tutte (1.012)" → 1012 */
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

/** The links of a home to the whole of its queues. */
async function queues(page: Page) {
  const links = page.getByRole('main').getByRole('link', { name: /\(\d+\)$/ })
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const counts = (await links.allTextContents()).map(numberIn)
  return hrefs.map((href, index) => ({ href, count: counts[index] ?? 0 }))
}

/** How many rows the list of a queue says that it has. */
async function rowsOf(page: Page, href: string): Promise<number> {
  await page.goto(href)
  await expectLoaded(page)
  const said = href.includes('coda=')
    ? page.getByRole('heading', { level: 1 })
    : page.getByRole('status').filter({ hasText: /^\s*[\d.]+ / })
  await expect(said.first()).toBeVisible()
  return numberIn(await said.first().textContent())
}

for (const [who, home] of [
  ['admin', '/admin'],
  ['agente', '/agents'],
] as const) {
  test(`each queue on the home of ${who} opens as many rows as it counts`, async ({ look }) => {
    const page = await look(who)
    await page.goto(home)
    await expectLoaded(page)
    const found = await queues(page)
    expect(found.length).toBeGreaterThan(2)
    for (const { href, count } of found) {
      if ((await rowsOf(page, href)) === count) continue
      // Another test may have worked on the queue meanwhile.
      await page.goto(home)
      await expectLoaded(page)
      const now = (await queues(page)).find((queue) => queue.href === href)?.count ?? 0
      expect([href, await rowsOf(page, href)]).toEqual([href, now])
    }
  })
}

for (const [who, home] of [
  ['admin', '/admin'],
  ['agente', '/agents'],
] as const)
  test(`the amount on the home of ${who} is that of the list it opens`, async ({ look }) => {
    const page = await look(who)
    await page.goto(home)
    await expectLoaded(page)
    const card = page.getByRole('main').getByRole('link', { name: /^Erogato / })
    const amount = /-?[\d.]+\s€/.exec((await card.textContent()) ?? '')?.[0] ?? 'niente'
    await card.click()
    await expect(page).toHaveURL(/movimento(?:\]|%5D)=liquidata/)
    await expectLoaded(page)
    await expect(page.getByRole('main')).toContainText(amount)
  })

test('what an agent does from a queue is gone from it when the toast says so', async ({ open }) => {
  const page = await open('agente')
  await page.goto('/agents')
  await expectLoaded(page)
  const queue = page.getByRole('region', { name: 'Richieste da chiamare' })
  const all = queue.getByRole('link', { name: /\(\d+\)$/ })
  const before = numberIn(await all.textContent())
  const step = queue.getByRole('button', { name: /^SEGNA CONTATTATA: / }).first()
  const name = await step.getAttribute('aria-label')
  await step.click()
  await expectToast(page, 'Richiesta contattata')
  expect(numberIn(await all.textContent())).toBe(before - 1)
  await expect(queue.getByRole('button', { name: name ?? '' })).toHaveCount(0)
})
