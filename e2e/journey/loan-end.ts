import type { Page } from '@playwright/test'
import { formatDay } from '../../lib/core/dates'
import { euroText } from '../../lib/core/money'
import { unzip } from '../../lib/core/xlsx-testing'
import { taxCode } from '../../lib/italian/tax-code'
import { moveTo, openTab, type Person, sendStep, stepForm, uploadDocument } from '../app'
import { expectAccessibleEverywhere } from '../axe'
import { expect } from '../fixtures'
import { mailTo } from '../mail'
import { sheetsOf } from '../paper'
import { choose, dialog, downloadBy, expectLoaded, expectToast, fillDay } from '../ui'

/* The second half of the way of a loan: identification, papers, bank, commission, what an inspection finds. */

const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (url) => {
    const reply = await fetch(url, { headers: { 'x-area': 'admin' } })
    return reply.json()
  }, `/v2${path}`)

type Compliance = { scadenze: { name: string; total: number }[] }

/** How many of a kind are due, as the compliance home counts them. */
export async function dueOf(admin: Page, name: string): Promise<number> {
  const { scadenze } = await read<Compliance>(admin, '/compliance')
  return scadenze.find((queue) => queue.name === name)?.total ?? -1
}

const DOCUMENT = 'CA12345AA'
const BORN = { sesso: 'F', nascita: new Date('1985-03-12'), catastale: 'G702' } as const

/** The agent fills in the identification as a person does, with a card that has run out at first. */
export async function identify(
  agent: Page,
  { nome, cognome }: Pick<Person, 'nome' | 'cognome'>,
  expires: string,
): Promise<void> {
  await openTab(agent, 'Identificazione')
  const complete = agent.getByRole('button', { name: 'COMPLETA L’IDENTIFICAZIONE' })
  await expect(complete).toBeDisabled()
  const step = (name: string) => agent.getByRole('form', { name })
  const client = step('Cliente e documento')
  const save = () => agent.getByRole('button', { name: 'SALVA E CONTINUA' }).click()
  await expect(client.getByLabel('Nome e cognome, o ragione sociale')).toHaveValue(`${nome} ${cognome}`)
  await choose(client, /^Come lo identifichi/, /^In videochiamata/)
  await client.getByLabel('Codice fiscale o partita IVA').fill(taxCode({ nome, cognome, ...BORN }))
  await choose(client, /^Documento/, 'Carta d’identità')
  await client.getByLabel('Numero').fill(DOCUMENT)
  await client.getByLabel('Rilasciato da').fill('Comune di Pisa')
  const expiry = client.getByRole('group', { name: /^Scade il/ })
  await fillDay(expiry, '2026-01-31')
  await expectAccessibleEverywhere(agent)
  await save()
  await expect(agent.getByText('Manca: un documento non scaduto')).toBeVisible()
  await fillDay(expiry, expires)
  await save()
  await choose(step('Chi agisce'), /^Chi agisce e firma/, 'Il cliente, per sé')
  await save()
  await choose(step('Persona politicamente esposta'), /^Il cliente è una persona politicamente/, 'No')
  await save()
  const purpose = step('Scopo e origine dei fondi')
  await choose(purpose, /^A che cosa serve/, 'Spese personali o della famiglia')
  await choose(purpose, /^Da dove vengono/, 'Stipendio o compensi')
  await save()
  const risk = agent.getByRole('region', { name: 'Rischio' })
  await expect(risk.getByRole('listitem')).toHaveText(
    /^Identificato in videochiamata.*«In videochiamata, con il documento mostrato»\.\+\d+$/,
  )
  await expectAccessibleEverywhere(agent)
  await complete.click()
  await expectToast(agent, 'Cliente identificato')
  const panel = agent.getByRole('tabpanel', { name: /^Identificazione/ })
  await expect(panel.getByText('Identificato', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^Completata il .*; vale fino al/)).toBeVisible()
  await expectAccessibleEverywhere(agent)
}

/** The client brings every paper that is asked for; one is sent back and brought again; agent and office accept them. */
export async function bringPapers(
  { client, agent, admin }: Record<'client' | 'agent' | 'admin', Page>,
  caseId: string,
): Promise<void> {
  await client.goto('/area-clienti/pratiche')
  await expectLoaded(client)
  const asked = client.getByRole('button', { name: /^CARICA: / })
  const names = (
    await asked.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((label) => label.replace('CARICA: ', ''))
  expect(names).toContain('Documento d’identità')
  await expectAccessibleEverywhere(client)
  for (const name of names) {
    await uploadDocument(client, name)
    await expect(client.getByRole('button', { name: `CARICA: ${name}`, exact: true })).toHaveCount(0)
  }
  await expect(client.getByText(/Abbiamo tutti i documenti/)).toBeVisible()
  await agent.reload()
  await openTab(agent, 'Documenti')
  const [first = '', ...rest] = names
  await agent.getByRole('button', { name: `RESPINGI: ${first}`, exact: true }).click()
  const why = dialog(agent, `Respingi: ${first}`)
  await why.getByLabel('Che cosa non va').fill('Manca il retro: caricalo fronte e retro.')
  await why.getByRole('button', { name: 'RESPINGI' }).click()
  await expectToast(agent, `Da rifare: ${first}`)
  await client.reload()
  await expect(client.getByText('Manca il retro: caricalo fronte e retro.').first()).toBeVisible()
  await uploadDocument(client, first)
  await agent.reload()
  await openTab(agent, 'Documenti')
  for (const name of rest) {
    await agent.getByRole('button', { name: `VERIFICA: ${name}`, exact: true }).click()
    await expectToast(agent, `Verificato: ${name}`)
  }
  await admin.goto(`/admin/reports/pratiche/${caseId}?scheda=documenti`)
  await admin.getByRole('button', { name: `VERIFICA: ${first}`, exact: true }).click()
  await expectToast(admin, `Verificato: ${first}`)
  await expect(admin.getByText('I documenti sono tutti in ordine.')).toBeVisible()
}

/** Nothing holds it up any more: to the bank, approved, signed, paid out; the office confirms. */
export async function throughBank(
  { client, agent, admin }: Record<'client' | 'agent' | 'admin', Page>,
  { caseId, importo, day, email }: { caseId: string; importo: number; day: string; email: string },
): Promise<void> {
  await agent.reload()
  await agent.getByRole('button', { name: 'INVIA ALLA BANCA', exact: true }).click()
  await expect(stepForm(agent).getByText(/^Manca|Mancano/)).toHaveCount(0)
  await expectAccessibleEverywhere(agent)
  await sendStep(agent, {})
  await expectToast(agent, 'La pratica è ora in «Inviata alla banca»')
  await moveTo(agent, 'REGISTRA LA DELIBERA', 'Deliberata', { deliberato: String(importo), data: day })
  await moveTo(agent, 'FISSA LA STIPULA', 'Stipula')
  await moveTo(agent, 'REGISTRA L’EROGAZIONE', 'Liquidata', { data: day })
  await admin.goto(`/admin/reports/pratiche/${caseId}`)
  await admin
    .getByRole('region', { name: 'Erogazione da confermare' })
    .getByRole('button', { name: 'CONFERMA', exact: true })
    .click()
  await dialog(admin, 'Confermi l’erogazione?').getByRole('button', { name: 'CONFERMA L’EROGAZIONE' }).click()
  await expectToast(admin, 'Erogazione confermata')
  await client.reload()
  await expect(client.getByText('La banca ha erogato il finanziamento.')).toBeVisible()
  await expect(client.getByText(euroText(importo)).first()).toBeVisible()
  await expectAccessibleEverywhere(client)
  await mailTo(email, /finanziamento erogato/)
}

type Agreement = {
  bankPct: number | null
  /** What the client has signed, in euro. */
  clientFeeAgreed: number | null
  split: Record<'agente' | 'manager' | 'agenzia' | 'sede', number>
}
type Case = { codice: string; accordo: Agreement; agent: { _id: string; nome: string; cognome: string } }

/** What an agreement gives for an amount, in euro: the gross rounded to the cent, the agent's share down. */
function shareOf(importo: number, fee: number, { bankPct, split }: Agreement) {
  // In hundred-millionths of a euro, as whole numbers: four decimals of percent of an amount in cents.
  const paid = BigInt(Math.round(importo * 100)) * BigInt(Math.round((bankPct ?? 0) * 10_000))
  const gross = (paid + BigInt(Math.round(fee * 100)) * 1_000_000n + 500_000n) / 1_000_000n
  const agente = (gross * BigInt(Math.round(split.agente * 10_000))) / 1_000_000n
  return { lordo: Number(gross) / 100, agente: Number(agente) / 100 }
}

/** The commission by the agreement of the case and the fee that was signed, where office and agent read it. */
export async function expectCommission(
  { agent, admin }: Record<'agent' | 'admin', Page>,
  { caseId, importo, day, fee }: { caseId: string; importo: number; day: string; fee: number },
): Promise<{ agente: number; who: string; codice: string; agentId: string }> {
  const { accordo, agent: owner, codice } = await read<Case>(admin, `/pratiche/${caseId}`)
  expect(accordo.bankPct).toBeGreaterThan(0)
  // The bank's percentage is of the agreement; the fee is the one of the mandate, whatever the agreement says.
  expect(accordo.clientFeeAgreed).toBe(fee)
  const { lordo, agente } = shareOf(importo, fee, accordo)
  await admin.goto(`/admin/reports/pratiche/${caseId}?scheda=provvigioni`)
  const table = admin.getByRole('table', { name: 'Provvigioni' })
  await expect(table.getByRole('row').filter({ hasText: /^Agente/ })).toContainText(euroText(agente))
  await expect(table.getByRole('row').filter({ hasText: /^Totale/ })).toContainText(euroText(lordo))
  await expectAccessibleEverywhere(admin)
  await agent.goto(`/agents/reports/provvigioni?filter[at]=${day}..${day}`)
  await expectLoaded(agent)
  await expect(agent.locator('main tbody tr').filter({ hasText: codice })).toContainText(euroText(agente))
  await expectAccessibleEverywhere(agent)
  return { codice, agente, agentId: owner._id, who: `${owner.nome} ${owner.cognome}` }
}

/** A step of a statement: its button, the title of what it asks, and what is said of it when it is done. */
type Step = readonly [verb: string, title: RegExp, done: string]
const CLOSE: Step = ['CHIUDI', /^Chiudi/, 'Estratto chiuso']
const REST: readonly Step[] = [
  ['INVIA', /^Invia/, 'Estratto inviato'],
  ['PAGA', /^Registra/, 'Pagamento registrato'],
]

async function takeStep(admin: Page, [verb, title, done]: Step): Promise<void> {
  await admin.getByRole('button', { name: verb, exact: true }).first().click()
  await dialog(admin, title).getByRole('button', { name: verb, exact: true }).click()
  await expectToast(admin, done)
}

/** The statement of the month that is over takes the row in, is closed, sent and paid; its document says so. */
export async function expectStatement(
  admin: Page,
  {
    codice,
    nome,
    agente,
    who,
    agentId,
  }: Record<'codice' | 'nome' | 'who' | 'agentId', string> & { agente: number },
): Promise<Buffer> {
  await admin.goto('/admin/reports/provvigioni/estratti?filter[stato]=bozza')
  await expectLoaded(admin)
  await admin.getByRole('button', { name: 'PREPARA GLI ESTRATTI' }).click()
  await dialog(admin, 'Prepara gli estratti di un mese').getByRole('button', { name: 'PREPARA' }).click()
  await expect(admin.getByText(/aggiornat[ae]/).first()).toBeVisible()
  await expectAccessibleEverywhere(admin)
  // On the first of a month there is a draft of the month before the last one too, and they are closed in their order.
  const drafts = `/admin/reports/provvigioni/estratti?filter[stato]=bozza&filter[agentId]=${agentId}&sort=mese`
  const rows = admin.locator('main tbody tr')
  for (let left = 2; left > 1; ) {
    await admin.goto(drafts)
    await expectLoaded(admin)
    left = await rows.count()
    await rows.first().getByRole('link').first().click()
    await expect(admin.getByRole('heading', { level: 1, name: `Bozza di estratto, ${who}` })).toBeVisible()
    if (left > 1) await takeStep(admin, CLOSE)
  }
  const row = admin.getByRole('row').filter({ hasText: codice })
  await expect(row).toContainText(nome)
  await expect(row).toContainText(euroText(agente))
  await expectAccessibleEverywhere(admin)
  for (const step of [CLOSE, ...REST]) await takeStep(admin, step)
  await expect(admin.getByRole('heading', { level: 1, name: /^Estratto \d{4}\/\d{4}/ })).toBeVisible()
  const pdf = await downloadBy(admin, () => admin.getByRole('button', { name: 'SCARICA IL PDF' }).click())
  const words = (await sheetsOf(pdf.body)).join(' ')
  for (const one of [codice, nome, who, euroText(agente)])
    expect(words).toContain(one.replaceAll(/\s+/g, ' '))
  return pdf.body
}

/** The register of identifications shows the person with the document. */
export async function expectRegister(admin: Page, { cognome }: Person): Promise<void> {
  await admin.goto(`/admin/reports/identificazioni/registro?q=${cognome}`)
  await expectLoaded(admin)
  const row = admin.locator('main tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(cognome)
  await expect(row).toContainText(DOCUMENT)
  await expectAccessibleEverywhere(admin)
}

/** What an inspection is given of today: who was identified, the mandate that was signed, the example that was shown. */
export async function expectPack(
  admin: Page,
  { today, cognome }: { today: string; cognome: string },
): Promise<void> {
  await admin.goto('/admin/compliance')
  await expectLoaded(admin)
  await admin.getByRole('button', { name: 'PREPARA UN FASCICOLO' }).click()
  const form = dialog(admin, 'Fascicolo per un’ispezione')
  await fillDay(form.getByRole('group', { name: /^Dal/ }), today)
  await fillDay(form.getByRole('group', { name: /^Al/ }), today)
  await expectAccessibleEverywhere(admin)
  await form.getByRole('button', { name: 'PREPARA', exact: true }).click()
  const period = `${formatDay(today)} – ${formatDay(today)}`
  const take = admin.getByRole('button', { name: `SCARICA: ${period}` }).first()
  await expect(take).toBeVisible({ timeout: 60_000 })
  await expectAccessibleEverywhere(admin)
  const pack = await downloadBy(admin, () => take.click())
  expect(pack.name).toBe(`fascicolo-${today}-${today}.zip`)
  const files = new Map(unzip(pack.body))
  const lineOf = (file: string) =>
    files
      .get(file)
      ?.split('\n')
      .find((line) => line.includes(cognome)) ?? ''
  expect(lineOf('identificazioni/registro.csv')).toContain(DOCUMENT)
  const mandate = lineOf('incarichi/elenco.csv')
  expect(mandate).toContain('Firmato')
  const [paper = ''] = mandate.match(/[\w-]+-firmato\.pdf/) ?? []
  expect(files.get(`incarichi/${paper}`)?.slice(0, 5)).toBe('%PDF-')
  const examples = [...files].filter(
    ([name]) => name.startsWith('testi/informazioni/') && /prestit/.test(name),
  )
  expect(examples.map(([, text]) => text).join()).toContain('Esempio rappresentativo')
}
