import { expect, test } from '../fixtures'

const PAGE = /\/Type \/Page\b/g

test.describe('a result on paper', () => {
  // A comparison of mortgages has up to fifteen offers.
  const MOST = { '/mutui': 3, '/prestiti': 2, '/cdq': 2, '/aziende': 2, '/leasing': 2 }
  for (const [path, most] of Object.entries(MOST)) {
    test(`${path} takes at most ${most} sheets`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('TAEG').first()).toBeVisible()
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(PAGE)
      expect(sheets?.length).toBeGreaterThan(0)
      expect(sheets?.length).toBeLessThanOrEqual(most)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('body > header').first()).toBeHidden()
    })
  }
})
