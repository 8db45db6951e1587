import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { expectLoaded } from '../ui'

/** What one presses, chooses or writes with; facts and headings that can be pressed are read as well. */
const CONTROLS = '.mantine-Button-root, .mantine-ActionIcon-root, search, textarea, select, [role="tab"]'

async function expectOnlyContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').locator(CONTROLS).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pagine' })).toHaveCount(0)
}

test('a list, a record and a report on paper are what there is to read', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/reports/pratiche?filter[stato]=in_istruttoria')
  await expectLoaded(page)
  const rows = page.locator('main tbody tr')
  await expect(rows.first()).toBeVisible()
  await expectOnlyContent(page)
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('paragraph').getByText('Stato è In istruttoria')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await rows.last().getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'AZIONI' })).toBeVisible()
  await expectOnlyContent(page)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/admin/reports/reportProduzione')
  await expectLoaded(page)
  await expectOnlyContent(page)
  await expect(page.getByText(/^Periodo dal .* al .* · per mese$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tabella: Dettaglio per mese' })).toBeVisible()
})
