import type { Locator, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, downloadBy, expectLoaded, expectToast } from '../ui'
import { visitEach } from './visit'

const ADMIN = '/admin/reports/praticheFerme'
const AGENT = '/agents/reports/PraticheFerme'

visitEach({ 'stalled cases of everybody': { at: ADMIN, title: 'Pratiche ferme' } }, 'admin')
visitEach({ 'stalled cases of an agent': { at: AGENT, title: 'Pratiche ferme' } }, 'agente')

/** "1.012 pratiche ferme" → 1012 */
const numberIn = async (locator: Locator) => Number(((await locator.textContent()) ?? '').replace(/\D/g, ''))

/** How many rows the list says that it has. */
const counted = async (page: Page) => {
  const total = page.getByRole('status').filter({ hasText: /pratic(?:a|he) ferm/ })
  await expect(total).toBeVisible()
  return numberIn(total)
}
const breakdown = (page: Page) => page.getByRole('region', { name: 'Tabella: Per stato e da quanto tempo' })

test('a cell of the breakdown opens the rows that it counts, with the filter that is set', async ({
  open,
}) => {
  const page = await open('admin')
  await page.goto(`${ADMIN}?filter[product]=mutuo`)
  await expectLoaded(page)
  const whole = await counted(page)
  const cell = breakdown(page).locator('tbody td a').first()
  const figure = await numberIn(cell)
  expect(figure).toBeLessThan(whole)
  await cell.click()
  await expect(page).toHaveURL(/filter%5Bproduct%5D=mutuo/)
  await expect(page).toHaveURL(/filter%5Bstato%5D=\w+&filter%5Bfascia%5D=\w+/)
  await expect(page.getByRole('status').filter({ hasText: /ferm/ })).toHaveText(new RegExp(`^${figure} `))
  await page.goBack()
  await expect(page.getByRole('status').filter({ hasText: /ferm/ })).toHaveText(new RegExp(`^${whole} `))
})

test('the hub counts as many stalled cases as their report, and leads there', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin')
  await expectLoaded(page)
  const stat = page.locator(`main a[href="${ADMIN}"]`).filter({ hasText: /\d/ })
  const figure = await numberIn(stat)
  await stat.click()
  await expect(page).toHaveURL(new RegExp(`${ADMIN}$`))
  expect(await counted(page)).toBe(figure)
})

test('an agent exports the rows of the screen, which are the agent’s', async ({ open }) => {
  const page = await open('agente')
  await page.goto(AGENT)
  await expectLoaded(page)
  const figure = await counted(page)
  await expect(page.getByRole('columnheader', { name: 'Agente' })).toHaveCount(0)
  const { body } = await downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  })
  const lines = body.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(figure + 1)
})

test('an address that a report cannot read says which filter, and the way out', async ({ open, allow }) => {
  allow(/status of 422/)
  const page = await open('admin')
  await page.goto(`${ADMIN}?filter[importo]=20..10`)
  const problem = page.locator('main').getByRole('alert')
  await expect(problem).toContainText('Filtro «Importo»: l’inizio viene dopo la fine.')
  await problem.getByRole('button', { name: 'Togli i filtri' }).click()
  await expect(page).toHaveURL(new RegExp(`${ADMIN}$`))
  await expect(page.locator('main tbody tr').first()).toBeVisible()
})

test('a figure is crossed with a second grouping, and a cell opens its rows', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/reports/reportProduzione')
  await expectLoaded(page)
  await choose(page, 'Incrocia con', 'Prodotto')
  const cross = page.getByRole('region', { name: 'Erogato netto per mese e prodotto (incrocio)' })
  await expect(cross.getByRole('row')).toHaveCount(14)
  await choose(cross, 'Cifra', 'Liquidate')
  await expect(page).toHaveURL(/incrocia=prodotto&cifra=liquidate/)
  const region = page.getByRole('region', { name: 'Tabella: Liquidate per mese e prodotto (incrocio)' })
  const cell = region.locator('tbody td a').first()
  await expectAccessibleEverywhere(page)
  const crossed = page.getByRole('region', { name: 'Liquidate per mese e prodotto (incrocio)', exact: true })
  const { body } = await downloadBy(page, () => crossed.getByRole('button', { name: 'CSV' }).click())
  expect(body.toString().trim().split('\r\n')).toHaveLength(14)
  const figure = await numberIn(cell)
  await cell.click()
  await expect(page).toHaveURL(/filter%5Bproduct%5D=/)
  await expectLoaded(page)
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${figure} `) })).toBeVisible()
})

test('a summary of days, its link, its paper and its mail', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/reports/reportProduzione')
  await expectLoaded(page)
  await choose(page, 'Periodo', 'Ultimi 30 giorni')
  await expect(page).toHaveURL(/periodo=30g/)
  await choose(page, 'Raggruppa', 'Giorno')
  const table = page.getByRole('region', { name: 'Tabella: Dettaglio per giorno' })
  await expect(table.locator('tbody tr')).toHaveCount(30)
  await expect(
    page.getByText(
      'Solo per mesi interi: Conversione, Obiettivo, Previsto, Raggiunto, Erogato con obiettivo e Previsto con obiettivo.',
    ),
  ).toBeVisible()
  const { body } = await downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
  })
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Invia ogni…' }).click()
  const box = dialog(page, 'Invia per e-mail')
  await expect(box).toContainText('Questo report non parte ancora per nessuno.')
  await box.getByRole('button', { name: /^A chi/ }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await box.getByRole('button', { name: 'PROGRAMMA L’INVIO' }).click()
  await expectToast(page, 'Invio programmato')
  await expect(box).toContainText('Ogni settimana, di lunedì.')
  await box.getByRole('button', { name: 'CANCELLA' }).click()
  await expectToast(page, 'Invio cancellato')
})
