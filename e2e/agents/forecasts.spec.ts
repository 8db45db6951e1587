import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

const LIST = '/agents/reports/predictions'

test('an agent adds what the site proposes, moves it and closes it', async ({ open }) => {
  const page = await open('agente')
  await page.goto(LIST)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'VEDI LE PROPOSTE' }).click()
  const proposals = dialog(page, 'Pratiche senza previsione')
  const first = proposals.getByRole('row').nth(1)
  const name = /previsione di (.*), /.exec(
    (await first.getByRole('button', { name: /^AGGIUNGI/ }).getAttribute('aria-label')) ?? '',
  )?.[1]
  await expectAccessibleEverywhere(page)
  await first.getByRole('button', { name: /^AGGIUNGI/ }).click()
  await expectToast(page, 'Previsione aggiunta')
  const close = proposals.getByRole('button', { name: 'CHIUDI', exact: true })
  if (await close.isVisible()) await close.click()
  const move = page.getByRole('button', { name: `SPOSTA: previsione di ${name}` }).first()
  await move.click()
  const form = dialog(page, `Previsione di ${name}`)
  await choose(form, /^Mese/, /./)
  await form.getByRole('button', { name: 'SPOSTA', exact: true }).click()
  await expectToast(page, 'Previsione aggiornata')
  await page
    .getByRole('button', { name: `Altro: previsione di ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'CHIUDI' }).click()
  const closing = dialog(page, `Chiudi la previsione di ${name}`)
  await expectAccessibleEverywhere(page)
  await closing.getByRole('button', { name: 'CHIUDI', exact: true }).click()
  await expectToast(page, 'Previsione chiusa')
})

test('an agent sees the month, the year, and what would fill them', async ({ open }) => {
  const page = await open('agente')
  await page.goto('/agents/reports/budget')
  await expectLoaded(page)
  await expect(page.getByRole('heading', { name: 'Che cosa manca' })).toBeVisible()
  await expect(page.getByText(/% dell’obiettivo di/).first()).toBeVisible()
  const all = page.getByRole('link', { name: /^Tutte \(\d+\)/ })
  const count = Number(/\((\d+)\)/.exec((await all.textContent()) ?? '')?.[1])
  await all.click()
  await expectLoaded(page)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /pratic/ })
      .first(),
  ).toHaveText(new RegExp(`^${count} `))
})

for (const screen of ['andamento', 'accuratezza'])
  test(`the ${screen} of forecasts has figures of one’s own`, async ({ open }) => {
    const page = await open('agente')
    await page.goto(`${LIST}/${screen}`)
    await expectLoaded(page)
    await expect(page.getByRole('table').last().getByRole('row').nth(1)).toBeVisible()
  })
