import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { linkIn, mailsTo, mailTo } from '../mail'
import { visitEach } from '../screens/visit'

const AGENT = '/agente/anna-consulente'
const EMAIL = 'agente2@demo.example'

visitEach({
  'an agent': { at: AGENT, title: 'Anna Consulente' },
  'an agent for companies': { at: `${AGENT}/aziende`, title: 'Anna Consulente per la tua azienda' },
  'forgotten password of agents': {
    at: '/agente/password-dimenticata',
    title: 'Hai dimenticato la password?',
  },
  'referral to an agent': { at: '/segnalazione/anna-consulente', title: 'Presenta una persona ad Anna' },
  'referral for a rental': {
    at: '/segnalazioneZetarent/anna-consulente',
    title: /^Conosci qualcuno che cambia auto\?/,
  },
  'outcome of a referral': { at: '/segnalazione/esito', title: 'Come procede la tua segnalazione' },
  'a consent link that is made up': {
    at: '/consenso-segnalazione/inventato',
    title: 'Pagina non trovata',
    status: 404,
  },
  'an invitation that is made up': {
    at: '/invito-pratica/inventato',
    title: 'Pagina non trovata',
    status: 404,
  },
  'a certificate that nobody has': {
    at: '/attestati/inventato',
    title: 'Nessun attestato ha questo codice',
  },
  'an invitation to rate that is made up': {
    at: '/voto/inventato',
    title: 'Pagina non trovata',
    status: 404,
  },
})

const stamp = `${Date.now().toString(36)}`
const phone = () => `33${String(Math.random()).slice(2, 10)}`
const agentOf = async (request: APIRequestContext) =>
  (await (await request.get('/v2/agents/public/anna-consulente')).json()) as { _id: string }
const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content')

test('an agent is found by id too, and says which address is the one', async ({ open, request }) => {
  const { _id } = await agentOf(request)
  const page = await open()
  await page.goto(`/agente/${_id}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${AGENT}$`))
  await expect(page.getByRole('img', { name: /^Codice QR/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scrivi un messaggio' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/39\d+$/,
  )
  for (const path of ['/segnalazione/', '/segnalazioneZetarent/']) {
    await page.goto(path + _id)
    expect(await robots(page)).toContain('noindex')
  }
})

test('reviews come a few at a time, and reach the end', async ({ open }) => {
  const page = await open()
  await page.goto(AGENT)
  const section = page.getByRole('region', { name: 'Che cosa dicono i clienti' })
  const reviews = section.locator('time')
  await expect(reviews).toHaveCount(5)
  await section.getByRole('button', { name: 'Mostra altre recensioni' }).click()
  await expect(reviews).not.toHaveCount(5)
  await expectAccessible(page)
})

test('a message goes to the agent whose page it is', async ({ open }, { project }) => {
  const page = await open()
  const email = `scrive.${stamp}.${project.name}@posta.example`
  await page.goto(AGENT)
  const form = page.getByRole('form', { name: /^Scrivi un messaggio/ })
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(form.getByText('Scrivi il nome.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('textbox', { name: /^Nome/ }).fill('Rita')
  await form.getByRole('textbox', { name: /^Cognome/ }).fill('Scrive')
  await form.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await form.getByRole('textbox', { name: /^Telefono/ }).fill(phone())
  await form.getByRole('textbox', { name: /^Di che cosa/ }).fill('Vorrei capire se conviene la surroga.')
  await form.getByRole('checkbox', { name: /informativa/ }).check()
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible()
  await mailTo(email, /ricevuto il tuo messaggio/)
})

test('who was presented decides: from the form to the outcome', async ({ open, allow }) => {
  allow(/status of 404/)
  const [from, to] = [`presenta.${stamp}@posta.example`, `presentato.${stamp}@posta.example`]
  const page = await open()

  await test.step('Sara presents Piero', async () => {
    await page.goto('/segnalazione/anna-consulente')
    const him = page.getByRole('group', { name: 'La persona che presenti' })
    await him.getByRole('textbox', { name: /^Nome/ }).fill('Piero')
    await him.getByRole('textbox', { name: /^Cognome/ }).fill('Bianchi')
    await him.getByRole('textbox', { name: /^Telefono/ }).fill(phone())
    await him.getByRole('textbox', { name: /^E-mail/ }).fill(to)
    const her = page.getByRole('group', { name: 'Tu' })
    await her.getByRole('textbox', { name: /^Nome/ }).fill('Sara')
    await her.getByRole('textbox', { name: /^Cognome/ }).fill('Segnala')
    await her.getByRole('textbox', { name: /^E-mail/ }).fill(from)
    await page.getByRole('checkbox', { name: /informativa/ }).check()
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('heading', { name: /^Grazie\. Il tuo codice è S\d\d-/ })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
  const receipt = await mailTo(from, /^La tua segnalazione S/)
  const codice = /S\d\d-\w{7}/.exec(receipt.subject)?.[0] ?? ''

  const seek = async () => {
    await page.goto('/segnalazione/esito')
    await page.getByRole('textbox', { name: /^Codice/ }).fill(codice)
    await page.getByRole('textbox', { name: /e-mail/ }).fill(from)
    await page.getByRole('button', { name: 'Vedi come procede' }).click()
  }
  await seek()
  await expect(page.getByRole('heading', { name: 'In attesa del consenso' })).toBeVisible()

  await test.step('Piero reads who spoke of him, and agrees', async () => {
    const visitor = await open()
    const path = linkIn(await mailTo(to, /ci ha parlato di te/), '/consenso-segnalazione/')
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Piero, vuoi che ti chiamiamo?')
    expect(await robots(visitor)).toContain('noindex')
    await expectAccessibleEverywhere(visitor)
    await visitor.getByRole('combobox', { name: /^Di che cosa/ }).selectOption('mutuo')
    await visitor.getByRole('checkbox', { name: /informativa/ }).check()
    await visitor.getByRole('button', { name: 'Sì, chiamatemi' }).click()
    await expect(visitor.getByRole('heading', { name: 'Grazie, ti chiamiamo' })).toBeVisible()
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hai già risposto')
    await expectAccessible(visitor)
  })
  await mailTo(to, /^Abbiamo ricevuto la tua richiesta/)
  expect(await mailsTo(to, /ci ha parlato di te/)).toHaveLength(1)

  await seek()
  await expect(page.getByRole('heading', { name: 'Ha detto di sì' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('an agent who forgot the password gets a link that works', async ({ open }) => {
  const page = await open()
  const links = async () =>
    (await mailsTo(EMAIL, /password/i)).map((mail) => linkIn(mail, '/agents/password-dimenticata'))
  const before = await links()
  await page.goto('/agente/password-dimenticata')
  expect(await robots(page)).toContain('noindex')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(EMAIL)
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  let fresh: string | undefined
  await expect(async () => {
    fresh = (await links()).find((link) => !before.includes(link))
    expect(fresh).toBeDefined()
  }).toPass({ timeout: 20_000 })
  await page.goto(fresh ?? '')
  await expect(page.getByRole('heading', { name: 'Nuova password' })).toBeVisible()
})
