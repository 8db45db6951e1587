import { expect, test } from '../fixtures'
import { expectLoaded } from '../ui'

const LIST = /\/v2\/news\?/

test('a list that cannot be read again keeps its rows and says so, until it can', async ({ open, allow }) => {
  allow(/ERR_FAILED/)
  const page = await open('admin')
  await page.clock.install()
  await page.goto('/admin/site/news')
  await expectLoaded(page)
  const rows = page.locator('main tbody tr')
  const count = await rows.count()
  expect(count).toBeGreaterThan(0)

  await page.route(LIST, (route) => route.abort())
  // Somebody returns to the window after a minute: what it shows is asked for again.
  await page.clock.fastForward('01:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Non aggiornato')).toBeVisible()
  await expect(rows).toHaveCount(count)

  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Non aggiornato')).toBeHidden()
  await expect(rows).toHaveCount(count)
})
