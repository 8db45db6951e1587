import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { choose, confirm, dialog, expectLoaded, expectToast } from '../ui'

const LIST = '/admin/system/comunicazioni'

/** Writes an announcement to everybody that asks for a confirmation, and saves it as a draft. */
async function draft(page: Page, titolo: string): Promise<void> {
  await page.goto(`${LIST}/add`)
  const text = page.getByRole('textbox', { name: /^Testo/ })
  await expect(text).toBeVisible()
  await page.getByRole('textbox', { name: /^Titolo/ }).fill(titolo)
  await text.click()
  await page.keyboard.type('Da domani si cambia orario.')
  await page.getByRole('button', { name: 'AGGIUNGI' }).click()
  await choose(page, 'Per', 'Tutta la rete')
  await expect(page.getByText(/^\d+ persone$/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Chiedi conferma/ }).check()
  await confirm(page, 'CREA', 'Confermi la creazione?')
  await expect(page).toHaveURL(/comunicazioni\/[0-9a-f-]{36}$/)
}

test('the office publishes an announcement, an agent reads and confirms it, and it is withdrawn', async ({
  open,
}) => {
  const titolo = `Orario di prova ${Date.now()}`
  const [office, agent] = [await open('admin'), await open('agente')]
  await draft(office, titolo)
  await office.getByRole('button', { name: 'PUBBLICA' }).click()
  const asked = dialog(office, 'Pubblica la comunicazione')
  await expect(asked.getByText(/^Oggi i destinatari sono \d+ persone/)).toBeVisible()
  await asked.getByRole('button', { name: 'PUBBLICA' }).click()
  await expectToast(office, 'Comunicazione in partenza')
  const readers = office.getByRole('region', { name: 'Destinatari' })
  await expect(readers.getByText('Letta dal 0%, confermata dal 0%.')).toBeVisible({ timeout: 20_000 })

  await agent.goto('/agents/system/Comunicazioni')
  await agent.getByRole('link', { name: new RegExp(titolo) }).click()
  await expect(agent.getByRole('heading', { level: 1, name: titolo })).toBeVisible()
  // In sight for three seconds, it counts as read.
  await expect(agent.getByText('Da leggere', { exact: true })).toHaveCount(0, { timeout: 15_000 })
  await agent.getByRole('button', { name: 'CONFERMA' }).click()
  await expect(agent.getByText(/^Hai confermato di averla letta/)).toBeVisible()

  await office.reload()
  await expectLoaded(office)
  await readers.getByRole('button', { name: /^Confermata/ }).click()
  await expect(readers.getByRole('rowheader', { name: 'Anna Consulente' })).toBeVisible()
  await office.getByRole('button', { name: 'RITIRA' }).click()
  const reason = dialog(office, 'Ritira la comunicazione')
  await reason.getByRole('textbox', { name: /^Motivo/ }).fill('Era una prova')
  await reason.getByRole('button', { name: 'RITIRA' }).click()
  await expectToast(office, 'Comunicazione ritirata')
  await agent.goto('/agents/system/Comunicazioni')
  await expectLoaded(agent)
  // The menu still has it among the pages that were opened last.
  await expect(agent.getByRole('main').getByRole('link', { name: new RegExp(titolo) })).toHaveCount(0)
})

test('an agent finds an answer, says whether it helped, and shares it', async ({ open }) => {
  const page = await open('agente')
  await page.goto('/agents/system/FAQs')
  await page.getByRole('searchbox').fill('storno')
  const found = page.locator('details').filter({ hasText: 'Che cos’è uno storno?' })
  await expect(found.locator('mark').first()).toHaveText(/storno/i)
  await found.getByRole('button', { name: 'NO', exact: true }).click()
  await found.getByRole('button', { name: 'SÌ' }).click()
  await expect(found.getByRole('button', { name: 'SÌ' })).toHaveAttribute('aria-pressed', 'true')
  await expect(found.getByRole('link', { name: 'Apri un ticket' })).toHaveAttribute(
    'href',
    /category=.+&oggetto=/,
  )
  const id = await found.getAttribute('id')
  await page.goto(`/agents/system/FAQs#${id}`)
  await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open')
})
