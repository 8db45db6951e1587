import type { Page } from '@playwright/test'
import { addCoApplicant, openTab } from '../app'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast } from '../ui'

const stamp = Date.now().toString(36)
const NOTE = `Reddito da controllare con la banca ${stamp}`
const MESSAGE = `Ci vediamo giovedì in agenzia ${stamp}`

/** The first record of the list on the page, however the list draws it; ids begin with the time. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.locator(`main a[href^="${list}/0"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}`))
  // The list stays alive behind the record: what it still waits for does not matter here.
  await expect(page.locator('[data-record-head]')).toBeVisible()
}

test('an agent works a case by the keyboard; the client reads only what is for them', async ({ open }) => {
  const agent = await open('agente')
  await agent.goto('/agents/reports/pratiche?filter%5Bstato%5D=raccolta_documenti')
  await openFirst(agent, '/agents/reports/pratiche')

  await test.step('state and next step stay in view', async () => {
    const next = agent.locator('[data-record-head]').getByRole('button', { name: 'AVVIA L’ISTRUTTORIA' })
    await agent.mouse.wheel(0, 2_000)
    await expect(next).toBeInViewport()
    await expectAccessibleEverywhere(agent)
  })

  const entries = agent.getByRole('list', { name: /^Attività/ }).getByRole('listitem')
  await test.step('a note by the keyboard, for the office', async () => {
    await agent.getByRole('textbox', { name: 'Testo: nota' }).focus()
    await agent.keyboard.type(NOTE)
    await agent.keyboard.press('Control+Enter')
    await expectToast(agent, 'Nota aggiunta')
    // Another test may write to the same case meanwhile.
    await expect(entries.filter({ hasText: NOTE }).first()).toBeVisible()
  })

  await test.step('a call, taken back', async () => {
    await agent.getByRole('radio', { name: 'Chiamata' }).check({ force: true })
    await agent.getByRole('radio', { name: 'Non risponde' }).check({ force: true })
    await agent.getByRole('button', { name: 'AGGIUNGI' }).click()
    await expect(entries.first()).toContainText('Non risponde')
    await entries
      .first()
      .getByRole('button', { name: /^Togli/ })
      .click()
    // Another test may write to the same case meanwhile.
    await expect(entries.filter({ hasText: NOTE }).first()).toBeVisible()
  })

  await test.step('a fact where it stands: Esc leaves it, Enter saves it', async () => {
    const reading = agent.getByRole('button', { name: /^Segnalatore: / })
    await reading.press('Enter')
    const input = agent.getByRole('textbox', { name: 'Segnalatore' })
    await input.fill('Non questo')
    await input.press('Escape')
    await expect(reading).not.toContainText('Non questo')
    await reading.press('Enter')
    await input.fill(`Studio Bianchi ${stamp}`)
    await input.press('Enter')
    await expectToast(agent, 'Salvato: Segnalatore')
    await expect(reading).toContainText(`Studio Bianchi ${stamp}`)
    await expect(reading).toBeFocused()
  })
})

test('what is written for the client reaches the client, and nothing else', async ({ open }) => {
  const [agent, client] = [await open('agente'), await open('cliente')]
  await client.goto('/area-clienti/pratiche')
  await expectLoaded(client)
  const caseId = await client.evaluate(async () => {
    const reply = await fetch('/v2/pratiche', { headers: { 'x-area': 'client' } })
    return ((await reply.json()) as { items: { _id: string }[] }).items[0]?._id ?? ''
  })
  await agent.goto(`/agents/reports/pratiche/${caseId}`)
  await expectLoaded(agent)
  const add = async (text: string, shared: boolean) => {
    const form = agent.getByRole('form', { name: 'Aggiungi all’attività' })
    await form.getByRole('textbox').fill(text)
    if (shared) await form.getByRole('checkbox', { name: 'Visibile al cliente' }).check()
    await form.getByRole('button', { name: 'AGGIUNGI' }).click()
    await expect(agent.getByRole('list', { name: /^Attività/ })).toContainText(text)
  }
  await add(NOTE, false)
  await add(MESSAGE, true)
  // The client's page is told by itself.
  await expect(client.getByText(MESSAGE)).toBeVisible()
  await expect(client.getByText(NOTE)).toHaveCount(0)
  expect(await client.content()).not.toContain(NOTE)
})

test('a person is put on a case, corrected and taken off', async ({ open }) => {
  const agent = await open('agente')
  await agent.goto('/agents/reports/pratiche?filter%5Bstato%5D=raccolta_documenti')
  await openFirst(agent, '/agents/reports/pratiche')
  const [nome, cognome] = ['Maria Immacolata', `Dell'Acquaviva ${stamp}`.slice(0, 22)]
  await addCoApplicant(agent, { nome, cognome })
  await agent.getByRole('button', { name: `Modifica ${nome} ${cognome}` }).click()
  const form = dialog(agent, `Modifica ${nome} ${cognome}`)
  await form.getByLabel('Telefono').fill('333 1234567')
  await form.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(agent, 'Dati della persona aggiornati')
  await openTab(agent, 'Documenti')
  // A co-applicant has a checklist of their own.
  await expect(agent.getByRole('region', { name: `${nome} ${cognome}, cointestatario` })).toBeVisible()
  await expectAccessibleEverywhere(agent)
  await openTab(agent, 'Persone')
  await agent.getByRole('button', { name: `Togli ${nome} ${cognome}` }).click()
  const question = dialog(agent, `Togli ${nome} ${cognome} dalla pratica`)
  await question.getByRole('textbox', { name: /^Perché/ }).fill('Non firma più il mutuo')
  await question.getByRole('button', { name: 'TOGLI' }).click()
  await expectToast(agent, 'Persona tolta dalla pratica')
  await openTab(agent, 'Attività')
  const entries = agent.getByRole('list', { name: /^Attività/ }).getByRole('listitem')
  await expect(entries.first()).toContainText(
    'Tolta una persona: cointestatario. Motivo: Non firma più il mutuo',
  )
})

test('a form keeps its bar in view, asks with what changes, and shows the page before it is saved', async ({
  open,
}) => {
  const admin = await open('admin')
  await admin.goto('/admin/site/news')
  await openFirst(admin, '/admin/site/news')
  const title = admin.getByRole('textbox', { name: /^Titolo/ })
  await title.fill('Un titolo che non si salva')
  await expect(admin.getByRole('button', { name: 'MODIFICA', exact: true })).toBeInViewport()
  await admin.keyboard.press('Control+s')
  const question = dialog(admin, 'Confermi la modifica?')
  await expect(question).toContainText('Titolo')
  await expect(question).toContainText('Un titolo che non si salva')
  await expect(question.getByRole('button', { name: 'MODIFICA' })).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await admin.getByRole('button', { name: 'Anteprima' }).click()
  await expect(admin.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    'Un titolo che non si salva',
  )
  await admin.getByRole('button', { name: 'Torna al modulo' }).click()
  await expect(title).toHaveValue('Un titolo che non si salva')
  await admin.getByRole('button', { name: 'ANNULLA', exact: true }).click()
})
