import { expect, test } from '../fixtures'

test('an administrator without flags sees neither the screens nor their links', async ({ open }) => {
  const page = await open('admin2')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Richieste' })).toHaveCount(0)
  await page.goto('/admin/feeds/leadRequests')
  await expect(page.getByRole('heading', { name: 'Richieste' })).toHaveCount(0)
})
