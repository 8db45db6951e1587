import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast, filterBy } from '../ui'

test('FAQs are put in order by keyboard, and stay so', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/site/faqsList')
  await expectLoaded(page)
  await filterBy(page, 'Categoria', /\w/)
  await expect(page).toHaveURL(/filter(\[|%5B)categoryId/)
  const order = page.getByRole('button', { name: 'Ordina', exact: true })
  const question = dialog(page, 'Ordina FAQ')
  const lines = question.getByRole('listitem')

  await order.click()
  await expect(lines.nth(1)).toBeVisible()
  const [first, second] = await lines.allTextContents()
  await lines
    .first()
    .getByRole('button', { name: /^Sposta giù/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(lines.first()).toHaveText(second ?? '')
  await expect(lines.nth(1)).toHaveText(first ?? '')
  await question.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(page, 'Ordine salvato')

  await order.click()
  await expect(lines.first()).toHaveText(second ?? '')
  await lines
    .first()
    .getByRole('button', { name: /^Sposta giù/ })
    .click()
  await question.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(page, 'Ordine salvato')

  // Both saves are one line each, whose parts can be taken back together.
  await page.goto('/admin/feeds/commits')
  await expectLoaded(page)
  await page.getByRole('row').filter({ hasText: 'Ordine: FAQ' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ordine: FAQ' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^FAQ: / }).nth(1)).toBeVisible()
  await expectAccessible(page)
  const restoreAll = page.getByRole('button', { name: 'RIPRISTINA TUTTE' })
  for (const _ of ['back', 'and forth']) {
    await restoreAll.click()
    await dialog(page, 'Confermi la modifica?').getByRole('button', { name: 'MODIFICA' }).click()
    await expectToast(page, 'Ripristino riuscito')
    await page.goto('/admin/feeds/commits')
    await page.getByRole('row').filter({ hasText: 'Ordine: FAQ' }).getByRole('link').first().click()
    await expect(restoreAll).toBeVisible()
  }
})
