import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { downloadBy, expectLoaded } from '../ui'

const SCREENS = [
  ['reportProduzione', 'Erogato netto e un anno prima'],
  ['reportPratiche', 'Avanzamento delle pratiche aperte nel periodo'],
  ['praticheReportFinalita', 'Erogato netto per regione'],
  ['agents-statistics', 'Convertite e richieste'],
  ['monitoraggioBanche', 'Accettazione e giorni per metà delibere'],
] as const

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

for (const [name, title] of SCREENS)
  test(`${name} draws «${title}», with its table, its file and its picture`, async ({ look }) => {
    const page = await look('admin')
    await page.goto(`/admin/reports/${name}`)
    await expectLoaded(page)
    // The figures that a report shows by itself have room beside each other.
    const figures = page.getByRole('region', { name: /^Tabella: Dettaglio/ })
    expect(await figures.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    const chart = card(page, title)
    await expect(chart.locator('figure svg').first()).toBeVisible()
    await expectAccessible(page)
    const { body, name: file } = await downloadBy(page, () =>
      chart.getByRole('button', { name: 'Immagine' }).click(),
    )
    expect(file).toBe(`${title}.png`)
    expect(body.subarray(1, 4).toString('latin1')).toBe('PNG')
    await chart.getByRole('button', { name: 'Tabella' }).click()
    await expect(chart.getByRole('table')).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })

test('the movement of the cases closes, and is not told of one bank', async ({ look }) => {
  const page = await look('admin')
  await page.goto('/admin/reports/reportPratiche')
  await expectLoaded(page)
  const movement = card(page, 'Movimento del periodo')
  await expect(movement).toContainText('Verifica riuscita')
})

test('a stalled case is chased once a day', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/reports/praticheFerme?filter[sollecitata]=false')
  await expectLoaded(page)
  await page.locator('main tbody input[type="checkbox"]').first().check()
  await page.getByRole('button', { name: 'SOLLECITA', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Sollecita/ })
  await dialog.getByRole('button', { name: 'CONFERMA' }).click()
  await expect(page.getByText(/Sollecita: 1 pratica/)).toBeVisible()
})

test('the agent’s own report compares with last year and the team', async ({ look }) => {
  const page = await look('agente')
  await page.goto('/agents/reports/report')
  await expectLoaded(page)
  for (const title of ['Il tuo mese', 'Il tuo anno'])
    await expect(page.getByRole('table', { name: title })).toContainText('Erogato netto')
  await expect(card(page, 'Le tue richieste dell’anno')).toBeVisible()
  await expectAccessible(page)
})
