import type { Page } from '@playwright/test'
import { addMonthsToDay, todayInRome } from '../../lib/core/dates'
import { openTab } from '../app'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { identify } from '../journey/loan-end'
import { linkIn, mailTo } from '../mail'
import { dialog, expectToast } from '../ui'

const CLIENT = {
  nome: 'Olimpia',
  cognome: 'Firmataria',
  email: 'olimpia.firmataria@prova.example',
  telefono: null,
}

/** A new case of the agent who is signed in, for somebody without an account. */
async function newCase(page: Page): Promise<string> {
  return page.evaluate(async (richiedente) => {
    const body = {
      product: 'prestito',
      finalita: 'auto',
      importoRichiesto: 12_000,
      durataMesi: 60,
      richiedente: { ...richiedente, tipoLavoro: null, redditoNetto: null },
    }
    const reply = await fetch('/v2/pratiche', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-area': 'agent' },
      body: JSON.stringify(body),
    })
    return ((await reply.json()) as { _id: string })._id
  }, CLIENT)
}

test('a mandate goes from the case to the client’s signature, without an account', async ({
  open,
  allow,
}) => {
  allow(/422/)
  const agent = await open('agente')
  await agent.goto('/agents')
  await agent.goto(`/agents/reports/pratiche/${await newCase(agent)}`)
  const card = agent.getByRole('region', { name: 'Incarico', exact: true })
  await card.getByRole('button', { name: 'Prepara' }).click()
  await dialog(agent, /Prepara l’incarico/)
    .getByRole('button', { name: 'PREPARA' })
    .click()
  await expectToast(agent, /Incarico preparato/)
  await card.getByRole('button', { name: 'IDENTIFICA IL CLIENTE' }).click()
  await identify(agent, CLIENT, addMonthsToDay(todayInRome(), 48))
  await card.getByRole('button', { name: 'INVIA DA FIRMARE' }).click()
  await expectToast(agent, 'Incarico inviato')
  await expect(card.getByText('Da firmare', { exact: true })).toBeVisible()

  const visitor = await open()
  await visitor.goto(linkIn(await mailTo(CLIENT.email, /Il tuo incarico di mediazione/), '/incarico/'))
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Olimpia, ecco il tuo incarico')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Inviami il codice' }).click()
  const [codice = ''] = (await mailTo(CLIENT.email, /Il tuo codice per firmare/)).subject.match(/\d{6}/) ?? []
  await visitor.getByLabel('Codice di sei cifre').fill(codice)
  await visitor.getByLabel('Il tuo nome e cognome').fill('Un Altro')
  await visitor.getByRole('checkbox', { name: /Ho letto il documento/ }).check()
  await visitor.getByRole('button', { name: 'Firma', exact: true }).click()
  await expect(visitor.getByText(/L’incarico è di Olimpia Firmataria/)).toBeVisible()
  await visitor.getByLabel('Il tuo nome e cognome').fill('Olimpia Firmataria')
  await visitor.getByRole('button', { name: 'Firma', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Incarico firmato')
  await mailTo(CLIENT.email, /Hai firmato l’incarico/)

  await expect(card.getByText('Firmato', { exact: true })).toBeVisible()
  await agent.reload()
  await openTab(agent, 'Documenti')
  await expect(agent.getByText(/Incarico di mediazione .*, firmato/).first()).toBeVisible()
})

test('a link of a quote or a request that is none of ours is the missing page', async ({ open, allow }) => {
  allow(/404/)
  const page = await open()
  for (const at of ['/preventivo/inventato', '/richiesta/inventata']) {
    const reply = await page.goto(at)
    expect(reply?.status()).toBe(404)
  }
})
