import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mail'
import { pdfFile } from './pdf'
import { PASSWORD, PEOPLE } from './people'
import { choose, dialog, expectToast, fillDay } from './ui'

export type Person = { nome: string; cognome: string; email: string; telefono: string }

export type Mortgage = {
  finalita: string
  valoreImmobile: string
  importo: string
  durata: string
  eta: string
  reddito: string
  provincia: string
}

/** Fills in the comparison and waits for its offers. */
export async function simulateMortgage(page: Page, mortgage: Mortgage): Promise<void> {
  await page.goto('/mutui')
  // The provinces come when the page is alive.
  await page.getByLabel('Provincia').selectOption({ label: mortgage.provincia })
  await page.getByLabel('A che cosa serve').selectOption({ label: mortgage.finalita })
  await page.getByLabel('Quanto vale la casa').fill(mortgage.valoreImmobile)
  await page.getByLabel('Quanto ti serve').fill(mortgage.importo)
  await page.getByLabel('In quanti anni').fill(mortgage.durata)
  await page.getByLabel('La tua età').fill(mortgage.eta)
  await page.getByLabel('Reddito netto').fill(mortgage.reddito)
  await page.getByRole('button', { name: 'Confronta le offerte' }).click()
  // The page comes with the offers of an example.
  await expect(page).toHaveURL(new RegExp(`importo=${mortgage.importo}`))
  await expectOffers(page)
}

/** The answer to what was asked last. */
export async function expectOffers(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Offerte', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await expect(page.getByRole('heading', { name: /\d+ offerte.*, dalla meno cara/ })).toBeVisible()
}

/** Asks whether the first offer is feasible; answers the code of the request. */
export async function askFeasibility(page: Page, person: Person): Promise<string> {
  await page
    .getByRole('button', { name: /^Richiedi fattibilità/ })
    .first()
    .click()
  const form = dialog(page, 'Richiedi fattibilità')
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(person.nome)
  await form.getByLabel('Cognome').fill(person.cognome)
  await form.getByLabel('E-mail').fill(person.email)
  await form.getByLabel('Telefono').fill(person.telefono)
  await form.getByLabel(/Ho letto l’informativa/).check()
  // Twice, as impatient people do: it must be one request.
  await form.getByRole('button', { name: 'Invia' }).dblclick()
  const receipt = dialog(page, 'Richiesta ricevuta')
  const words = await receipt.getByText(/La tua richiesta è la/).textContent()
  return words?.split(' ').at(-1) ?? ''
}

/** The button of a form about accounts is closed until the page is alive: before, typing would be lost. */
const expectReady = (page: Page, verb: string) =>
  expect(page.getByRole('button', { name: verb })).toBeEnabled()

/** Signs in by the form, as a person does. */
export async function signInAs(page: Page, login: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(login)
  await expectReady(page, 'ACCEDI')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByRole('button', { name: 'ACCEDI' }).click()
  await expect(page).not.toHaveURL(/login/)
}

export const signInAgent = (page: Page) => signInAs(page, '/agents/login', PEOPLE.agente.email)
export const signInAdmin = (page: Page) => signInAs(page, '/admin/login', PEOPLE.admin.email)

/** Opens a request from the agent's list. */
export async function openLead(page: Page, codice: string): Promise<void> {
  await page.goto(`/agents/richieste?q=${codice}`)
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/agents\/richieste\/[0-9a-f-]{36}$/)
}

export async function contactLead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'SEGNA CONTATTATA' }).click()
  await expectToast(page, 'Richiesta contattata')
}

/** Makes a case of the request on the page; answers the id of the case. */
export async function convertLead(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'CONVERTI' }).click()
  await dialog(page, /^Converti in pratica/)
    .getByRole('button', { name: 'CONVERTI' })
    .click()
  await expect(page).toHaveURL(/\/agents\/reports\/pratiche\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Opens a tab of a record, also one that has no room and stands in the menu at the end of the line. */
export async function openTab(page: Page, name: string): Promise<void> {
  const words = { name: new RegExp(`^${name}`) }
  const tab = page.getByRole('tab', words)
  // A list may have a button of that name for its views.
  const line = page.locator('div:has(> [role="tablist"])')
  const others = line.getByRole('button', { name: 'Altre', exact: true })
  await expect(tab.or(others).first()).toBeVisible()
  // How many tabs have room is known once the page has been measured: until then one may go from the menu to the line.
  await expect(async () => {
    if (await tab.isVisible()) return tab.click({ timeout: 5_000 })
    await others.click({ timeout: 5_000 })
    try {
      await page.getByRole('menuitem', words).click({ timeout: 5_000 })
    } catch (problem) {
      await page.keyboard.press('Escape')
      throw problem
    }
  }).toPass({ timeout: 40_000 })
}

export async function addCoApplicant(
  page: Page,
  { nome, cognome }: Pick<Person, 'nome' | 'cognome'>,
): Promise<void> {
  await openTab(page, 'Persone')
  await page.getByRole('button', { name: 'Aggiungi una persona' }).click()
  const form = dialog(page, 'Aggiungi una persona')
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome)
  await form.getByLabel('Cognome').fill(cognome)
  await choose(form, /^Lavoro/, 'Dipendente privato')
  await form.getByRole('button', { name: 'AGGIUNGI' }).click()
  await expectToast(page, 'Persona aggiunta alla pratica')
  await expect(page.getByRole('heading', { level: 3, name: `${nome} ${cognome}` })).toBeVisible()
}

/** Uploads a PDF for a document of the checklist, in the agent's area or in the client's. */
export async function uploadDocument(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `CARICA: ${nome}`, exact: true }).click()
  const zone = page.getByRole('group', { name: `Carica: ${nome}` })
  await zone.locator('input[type=file]').setInputFiles(pdfFile('documento.pdf', 'Documento di prova'))
  await expectToast(page, `Ricevuto: ${nome}`)
}

/** Uploads files whose names say which document each is. */
export async function uploadMany(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Carica più file insieme' }).click()
  const queue = page.getByRole('group', { name: 'Carica più file insieme' })
  await queue
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => pdfFile(name, 'Documento di prova')))
  await expect(queue.getByText(new RegExp(`^${names.length} di ${names.length} caricat[oi]$`))).toBeVisible()
}

/** What the form of a step may ask for beside the state itself. */
export type Step = {
  stato?: string
  banca?: RegExp
  deliberato?: string
  erogato?: string
  data?: string
  motivo?: string
}

export const stepForm = (page: Page) => dialog(page, /cambia stato/)

/** Fills in the open form of a step and sends it; whether it is accepted is for the caller to see. */
export async function sendStep(
  page: Page,
  { stato, banca, deliberato, erogato, data, motivo }: Step,
): Promise<void> {
  const form = stepForm(page)
  if (stato) await choose(form, /^Nuovo stato/, stato)
  if (banca) await choose(form, /^Banca/, banca)
  if (deliberato) await form.getByLabel(/^Importo deliberato/).fill(deliberato)
  if (erogato) await form.getByLabel(/^Importo erogato/).fill(erogato)
  if (data) await fillDay(form.getByRole('group', { name: /^Data d(i erogazione|ella delibera)/ }), data)
  if (motivo) await form.getByLabel(/^(Motivo|Nota)/).fill(motivo)
  await form.getByRole('button', { name: 'CONFERMA' }).click()
}

/** Takes the case on the page one step further by the button of its next step. */
export async function moveTo(page: Page, verb: string, stato: string, step: Step = {}): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click()
  await sendStep(page, step)
  await expectToast(page, `La pratica è ora in «${stato}»`)
  await expect(stepForm(page)).toHaveCount(0)
}

/** A call that the pages themselves would never make, with the cookies of an area. */
export async function callApi(page: Page, area: string, path: string, body: unknown) {
  return page.evaluate(
    async ([url, name, text]) => {
      const headers = { 'content-type': 'application/json', 'x-area': name }
      const reply = await fetch(url, { method: 'POST', headers, body: text })
      return { status: reply.status, text: await reply.text() }
    },
    [`/v2${path}`, area, JSON.stringify(body)] as const,
  )
}

/** All leads of a product and province go to one agent from now on; the status of the call that says so. */
export async function giveLeads(
  page: Page,
  { product, provincia, email }: { product: string; provincia: string; email: string },
): Promise<number> {
  return page.evaluate(
    async ([one, place, address]) => {
      const headers = { 'content-type': 'application/json', 'x-area': 'admin' }
      const found = await (await fetch(`/v2/agents?q=${encodeURIComponent(address)}`, { headers })).json()
      const body = JSON.stringify({
        product: one,
        provincia: place,
        version: null,
        tetti: [],
        pesi: [{ agentId: found.items[0]._id, peso: 100 }],
      })
      return (await fetch('/v2/percLeads/groups', { method: 'PUT', headers, body })).status
    },
    [product, provincia, email] as const,
  )
}

/** Follows the link of the invitation to a case. */
export async function openInvite(page: Page, email: string): Promise<void> {
  const mail = await mailTo(email, /ti chiede di seguire una pratica/)
  await page.goto(linkIn(mail, '/invito-pratica/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('vuoi seguire questa pratica?')
}

/** Says yes to the invitation that waits on the client's first page. */
export async function acceptInvite(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^ACCETTO/ }).click()
  await expectToast(page, 'Ora segui la pratica')
}

/** Registers as a client, by the link that an agent has given. */
export async function registerClient(page: Page, person: Person, referal: string): Promise<void> {
  await page.goto(`/area-clienti/register/${referal}`)
  await expectReady(page, 'REGISTRATI')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(person.nome)
  await page.getByLabel('Cognome').fill(person.cognome)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Telefono').fill(person.telefono)
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByLabel(/Ho letto l’/).check()
  await page.getByRole('button', { name: 'REGISTRATI' }).click()
  await expect(page.getByText(`Abbiamo scritto a ${person.email}`)).toBeVisible()
}

/** Follows the link of the confirmation mail. */
export async function confirmFromMail(page: Page, email: string): Promise<void> {
  const mail = await mailTo(email, /Conferma il tuo indirizzo/)
  await page.goto(linkIn(mail, '/area-clienti/confirm-account/'))
  await page.getByRole('button', { name: 'CONFERMA' }).click()
  await expect(page.getByText('Il tuo account è confermato')).toBeVisible()
}
