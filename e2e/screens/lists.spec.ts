import { expect, test } from '../fixtures'
import { dialog, downloadBy, expectLoaded, expectToast } from '../ui'

const NEWS = '/admin/site/news'
const CASES = '/admin/reports/pratiche'

for (const [search, words] of Object.entries({
  '?stato=xyz': 'Parametro non previsto: stato.',
  '?filter[stato]=xyz': 'Filtro «Stato»',
  '?sort=nonsense': 'Ordinamento non previsto: nonsense.',
}))
  test(`an address with ${search} says what it cannot read`, async ({ open, allow }) => {
    allow(/status of 400/)
    const page = await open('admin')
    await page.goto(`/admin/feeds/leadRequests${search}`)
    const problem = page.locator('main').getByRole('alert')
    await expect(problem).toContainText(words)
    await problem.getByRole('button', { name: 'Togli i filtri' }).click()
    await expect(page).toHaveURL(/leadRequests$/)
    await expect(page.locator('main tbody tr').first()).toBeVisible()
  })

test('a typed amount is one step of the history', { tag: '@phone' }, async ({ open }) => {
  const page = await open('admin')
  await page.goto(CASES)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Filtro', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importo' }).click()
  await page.getByLabel('Importo da').click()
  await page.keyboard.type('150000', { delay: 40 })
  await expect(page).toHaveURL(/150000/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${CASES}$`))
  await expect(page.getByLabel('Importo da')).toHaveValue('')
})

test('a view keeps the filters under a name, and its deletion can be taken back', async ({ open }) => {
  const page = await open('admin')
  const nome = `Vista ${Date.now()}`
  const views = page.getByRole('button', { name: 'Viste', exact: true })
  const saved = page.getByRole('dialog', { name: 'Viste', exact: true })
  const view = saved.getByRole('button', { name: nome, exact: true })
  await page.goto(`${NEWS}?q=mutuo&sort=titolo`)
  await expectLoaded(page)
  await views.click()
  await page.getByLabel('Nome della vista').fill(nome)
  await page.getByRole('button', { name: 'SALVA QUESTA VISTA' }).click()
  await expectToast(page, 'Vista salvata')

  await page.goto(NEWS)
  await expectLoaded(page)
  await views.click()
  await view.click()
  await expect(page).toHaveURL(/q=mutuo&sort=titolo/)
  await views.click()
  await page.getByRole('button', { name: `Cancella la vista ${nome}` }).click()
  await expect(view).toHaveCount(0)
  await page.getByRole('button', { name: 'ANNULLA' }).click()
  await expect(async () => {
    if (!(await view.isVisible())) await views.click()
    await expect(view).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: `Cancella la vista ${nome}` }).click()
  await expect(view).toHaveCount(0)
})

test('rows that refuse stay chosen, each with its reason', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/system/banks')
  await expectLoaded(page)
  const row = page.locator('main tbody tr').first()
  const bank = await row.getByRole('link').textContent()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'CANCELLA' }).click()
  await dialog(page, 'Confermi la cancellazione?').getByRole('button', { name: 'CANCELLA' }).click()
  const refused = page.locator('main').getByRole('alert')
  await expect(refused.getByRole('listitem')).toContainText(`${bank}: Non si può cancellare: ci sono`)
  await expect(row.getByRole('checkbox')).toBeChecked()
})

test('an export that breaks says so in Italian; the next one is whole', async ({ open, allow }) => {
  allow(/ERR_FAILED|Operazione non riuscita/)
  const page = await open('admin')
  await page.goto(`${NEWS}?q=mutuo`)
  await expectLoaded(page)
  const exportCsv = async () => {
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  }
  await page.route('**/export?*', (route) => route.abort())
  await exportCsv()
  await expectToast(page, 'si è interrotta')
  await page.unroute('**/export?*')
  const { body } = await downloadBy(page, exportCsv)
  expect(body.toString('utf8')).toMatch(/^\uFEFFTitolo;/)
})
