import { expect, test } from '../fixtures'
import { expectLoaded, expectToast } from '../ui'

test('a missing day is marked, typed into the sheet, saved and told by the history', async ({
  open,
  allow,
}) => {
  allow(/status of 422/)
  const page = await open('admin')
  await page.goto('/admin/system/euribor-eurirs')
  await expectLoaded(page)
  const missing = page.getByRole('row', { name: /manca/ }).first()
  const day = ((await missing.getByRole('rowheader').textContent()) ?? '').slice(0, 10)
  await page.getByRole('button', { name: 'MODIFICA', exact: true }).click()
  const cell = page.getByRole('textbox', { name: `${day}, 1 mese` })
  const question = page.getByRole('dialog', { name: 'Cambi i tassi che il sito usa?' })
  const save = async (sentence: RegExp) => {
    await page.getByRole('button', { name: 'MODIFICA', exact: true }).click()
    await expect(question).toContainText(sentence)
    await question.getByRole('button', { name: 'MODIFICA' }).click()
  }
  await cell.fill('22')
  await save(/è insolito, controlla la virgola/)
  await expect(page.getByText('Un tasso non supera 20%: controlla la virgola.').first()).toBeVisible()
  await cell.fill('1,9')
  await save(/1,900%/)
  await expectToast(page, 'Tassi salvati')
  await expect(page.getByRole('row', { name: new RegExp(`^${day}`) })).toContainText('1,900%')
  await page.getByRole('button', { name: 'MODIFICHE' }).click()
  await expect(page.getByText(/Euribor, \d\d\/\d\d\/\d{4}/).first()).toBeVisible()
})

test('an agent reads the rates of today and what they mean for an instalment', async ({ open }) => {
  const page = await open('agente')
  await page.goto('/agents/system/EuriborEurirs')
  await expectLoaded(page)
  await expect(page.getByRole('row', { name: /^3 mesi/ }).first()).toContainText('%')
  const example = page.getByRole('region', { name: 'Rata di esempio' })
  const now = example.getByRole('row', { name: /^oggi/ })
  const before = await now.textContent()
  await example.getByRole('textbox', { name: /Importo/ }).fill('100000')
  await expect(now).not.toHaveText(before ?? '')
})
