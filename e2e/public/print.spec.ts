import { expect, test } from '../fixtures'

const PAGE = /\/Type \/Page\b/g

test.describe('a result on paper', () => {
  const MOST = 2
  for (const path of ['/mutui', '/prestiti', '/cdq', '/aziende', '/leasing']) {
    test(`${path} takes at most ${MOST} sheets`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('TAEG').first()).toBeVisible()
      // The question about cookies makes room for itself at the end of the page: on paper there is none.
      await expect(page.getByRole('region', { name: 'Scelta dei cookie' })).toBeVisible()
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(PAGE)
      expect(sheets?.length).toBeGreaterThan(0)
      expect(sheets?.length).toBeLessThanOrEqual(MOST)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('body > header').first()).toBeHidden()
    })
  }
})
