import { expect, test } from '../fixtures'
import { expectLoaded } from '../ui'

const LIST = /\/v2\/news\?/

test('a list that cannot be read again keeps its rows and says so, until it can', async ({ open, allow }) => {
  allow(/ERR_FAILED/)
  const page = await open('admin')
  await page.goto('/admin/site/news')
  await expectLoaded(page)
  const rows = page.locator('main tbody tr')
  const count = await rows.count()
  expect(count).toBeGreaterThan(0)

  await page.route(LIST, (route) => route.abort())
  const href = await rows.first().getByRole('link').first().getAttribute('href')
  // Somebody writes one of them: every open list of news asks again.
  const status = await page.evaluate(async (id) => {
    const headers = { 'x-area': 'admin', 'content-type': 'application/json' }
    const { version, abstract } = await (await fetch(`/v2/news/${id}`, { headers })).json()
    const body = JSON.stringify({ version, abstract: `${abstract} E altro.` })
    return (await fetch(`/v2/news/${id}`, { method: 'PATCH', headers, body })).status
  }, href?.split('/').at(-1))
  expect(status).toBe(200)
  await expect(page.getByText('Non aggiornato')).toBeVisible()
  await expect(rows).toHaveCount(count)

  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Non aggiornato')).toBeHidden()
  await expect(rows).toHaveCount(count)
})
