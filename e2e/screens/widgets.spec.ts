import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'

const MB = 1024 * 1024
const FAILS_ON_PURPOSE = /Editor di testo non caricato/

/** A file that says it is a PDF, of so many megabytes; on the disk, from which the browser reads it by itself. */
function pdfOf(megabytes: number, name: string): string {
  const buffer = Buffer.alloc(megabytes * MB, 0x20)
  buffer.write('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n')
  buffer.write('\n%%EOF\n', buffer.length - 7)
  const file = test.info().outputPath(name)
  writeFileSync(file, buffer)
  return file
}

async function gallery(page: Page) {
  await page.goto('/admin/settings/widgets')
  await expect(page.getByRole('textbox', { name: 'Corpo della notizia' })).toBeVisible()
  const files = page.getByRole('group', { name: 'Documenti', exact: true })
  return { files, input: files.locator('..').locator('input[type="file"]') }
}

test('every widget in every state together has no accessibility faults', async ({ open, allow }) => {
  allow(FAILS_ON_PURPOSE)
  const page = await open('admin')
  await gallery(page)
  await expect(page.getByRole('textbox', { name: 'Corpo di riserva' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('files up to 25 MB pass, one of 26 MB and one that lies are refused in words', async ({
  open,
  allow,
  isMobile,
}) => {
  // The network has no width: the large ones are sent once.
  const [first, second] = isMobile ? [1, 2] : [12, 25]
  allow(FAILS_ON_PURPOSE)
  allow(/status of 41[35]|Operazione non riuscita/)
  const page = await open('admin')
  const { files, input } = await gallery(page)
  const long = 'un-nome-di-documento-davvero-molto-lungo-per-una-colonna.pdf'
  await input.setInputFiles(pdfOf(first, long))
  await expect(files.getByText(`${first} MB`)).toBeVisible({ timeout: 30_000 })
  await input.setInputFiles(pdfOf(second, 'secondo.pdf'))
  await expect(files.getByText(`${second} MB`)).toBeVisible({ timeout: 30_000 })
  await input.setInputFiles(pdfOf(26, 'ventisei.pdf'))
  await expect(page.getByText('Il file supera 25 MB: comprimilo o dividilo.')).toBeVisible()
  const lie = { name: 'finto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('non è un PDF') }
  await input.setInputFiles(lie)
  await expect(
    page.getByText(/Il contenuto di «finto.pdf» non corrisponde alla sua estensione/),
  ).toBeVisible()
  expect(await files.evaluate((zone) => zone.scrollWidth - zone.clientWidth)).toBe(0)
  await files.getByRole('button', { name: `Rimuovi ${long}` }).click()
  await expect(files).toBeFocused()
})

test('a toast is at the top right for five seconds, twenty at most, and goes when dragged by 60%', async ({
  open,
  allow,
}) => {
  allow(FAILS_ON_PURPOSE)
  const page = await open('admin')
  await gallery(page)
  const button = page.getByRole('button', { name: 'Riuscito' })
  const cards = page.locator('[data-rht-toaster] [data-visible="true"]')
  await button.click()
  const box = await cards.first().boundingBox()
  if (!box) throw new Error('no toast')
  expect(box.x + box.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40)
  await page.mouse.move(box.x + 40, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 40 + box.width * 0.65, box.y + 10, { steps: 5 })
  await page.mouse.up()
  await expect(cards).toHaveCount(0, { timeout: 1_000 })
  await button.evaluate((node: HTMLElement) => {
    for (let times = 0; times < 25; times += 1) node.click()
  })
  await expect(cards).toHaveCount(20)
  await page.mouse.move(10, 300)
  await expect(cards).toHaveCount(0, { timeout: 8_000 })
})
