import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, expectLoaded, expectOnTop, expectToast } from '../ui'

const SCREEN = '/admin/reports/budgetAgenti'
const YEAR = new Date().getFullYear()

test('a year of targets is read by month, and what is paid out opens its list', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${SCREEN}?mostra=erogato`)
  await expectLoaded(page)
  const grid = page.getByRole('region', { name: `Budget ${YEAR}, mese per mese` })
  await expect(grid.getByRole('row').nth(10)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await choose(page, 'Raggruppa', 'Responsabile')
  await expect(grid.getByRole('columnheader', { name: 'Responsabile' })).toBeVisible()
  await expect(page).toHaveURL(/gruppo=responsabile/)
  const whole = grid
    .getByRole('row', { name: /^Totale/ })
    .getByRole('cell')
    .last()
  const erogato = /erogato netto ([\d.]+)/.exec((await whole.getAttribute('title')) ?? '')?.[1] ?? 'niente'
  await whole.getByRole('link').click()
  await expect(page).toHaveURL(/\/reports\/movimenti\?/)
  await expectLoaded(page)
  await expect(page.getByRole('main')).toContainText(erogato)
})

test('a year is typed in a sheet, shared among its months, and locked', async ({ open }) => {
  const next = YEAR + 1 + test.info().retry
  const page = await open('admin')
  await page.goto(`${SCREEN}?anno=${next}&product=leasing&mostra=budget`)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'MODIFICA', exact: true }).click()
  const sheet = page.getByRole('table', { name: new RegExp(`^Budget ${next}`) })
  const cell = (month: string) => sheet.getByRole('textbox', { name: new RegExp(`, ${month}$`) }).first()
  await cell('Anno').click()
  await page.keyboard.type('120000')
  await expect(cell('mag')).not.toHaveValue('')
  const may = await cell('mag').inputValue()
  await expect(page.getByText('12 celle cambiate')).toBeVisible()
  await page.getByRole('button', { name: 'Mesi bloccati' }).click()
  await page.getByRole('option', { name: 'mag' }).click()
  await page.keyboard.press('Escape')
  await expect(cell('mag')).toHaveJSProperty('readOnly', true)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'MODIFICA', exact: true }).click()
  await expectToast(page, 'Budget salvato')
  const grid = page.getByRole('region', { name: `Budget ${next}, mese per mese` })
  await expect(grid.getByRole('columnheader', { name: 'mag bloccato' })).toBeVisible()
  await expect(
    grid
      .getByRole('row', { name: /^Totale/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('120')
  // The button is there again after the notice is: the notice makes room for it.
  const change = page.getByRole('button', { name: 'MODIFICA', exact: true })
  await expectOnTop(change)
  await change.click()
  await expect(cell('mag')).toHaveValue(may)
  await expect(cell('mag')).toHaveJSProperty('readOnly', true)
})

test('who only reads reports has no sheet', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${SCREEN}/riepilogo`)
  await expectLoaded(page)
  await expect(page.getByRole('button', { name: 'MODIFICA', exact: true })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Raggiunto' })).toBeVisible()
})
