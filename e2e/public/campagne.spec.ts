import type { Page } from '@playwright/test'
import { atRest } from '../at-rest'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { shiftsOf, watchShifts } from '../shifts'

const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click()
const step = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
const layer = (page: Page) => page.evaluate(() => window.dataLayer ?? [])

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Prima casa' }).check()
  await next(page)
  await step(page, 'La tua situazione')
  await page.getByRole('radio', { name: 'Autonomo' }).check()
  await page.getByRole('textbox', { name: /Reddito netto familiare/ }).fill('2400')
  await page.getByRole('combobox', { name: /Provincia/ }).selectOption('LU')
  await page.getByRole('radio', { name: 'Sto cercando' }).check()
  await next(page)
  await step(page, 'Chi dobbiamo chiamare')
}

async function sign(page: Page, name: string): Promise<void> {
  const number = Date.now()
  await page.getByRole('textbox', { name: /^Nome/ }).fill(name)
  await page.getByRole('textbox', { name: /^Cognome/ }).fill('Campagna')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${name.toLowerCase()}${number}@prova.example`)
  await page.getByRole('textbox', { name: /^Telefono/ }).fill(`351 ${String(number).slice(-7)}`)
  await page.getByRole('checkbox', { name: /Ho letto/ }).check()
  await page.getByRole('button', { name: 'Invia' }).click()
}

test('a campaign page has no navigation, and is kept out of search engines where it says the same twice', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/prestiti_a_noi/fb')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('OAM')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/prestiti_a_noi/adw')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.getByText('TAEG', { exact: true }).first()).toBeVisible()
})

test('three steps, a lead with its campaign, and a thank-you page that only this person can open', {
  tag: '@phone',
}, async ({ open }) => {
  const page = await open()
  await page.goto('/mutui_a_noi/adw?utm_source=prova&utm_campaign=autunno&gclid=G1')
  await next(page)
  await expect(page.getByText('Scegli a che cosa ti serve.')).toBeVisible()
  await expectAccessible(page)
  await answer(page)
  await page.goBack()
  await step(page, 'La tua situazione')
  await expect(page.getByRole('radio', { name: 'Autonomo' })).toBeChecked()
  await page.goForward()
  await step(page, 'Chi dobbiamo chiamare')
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByText('Scrivi il nome.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const sent = page.waitForRequest(/\/v2\/leadRequests$/)
  await sign(page, 'Lia')
  expect((await sent).postDataJSON()).toMatchObject({
    product: 'mutuo',
    input: {
      finalita: 'acquisto_prima_casa',
      tipoLavoro: 'autonomo',
      provincia: 'LU',
      variante: expect.stringMatching(/^[ab]$/),
    },
    campaign: { channel: 'adw', utm_source: 'prova', gclid: 'G1', landing: '/mutui_a_noi/adw' },
  })
  await page.waitForURL(/\/mutui_a_noi\/adw\/grazie\?t=/)
  await expect(page.getByRole('heading', { level: 1, name: /L\d\d-/ })).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect(await layer(page)).toEqual([{ event: 'page_view', page_path: '/mutui_a_noi/adw/grazie' }])
  const { search } = new URL(page.url())
  const stranger = await open()
  await stranger.goto(`/prestiti_a_noi/adw/grazie${search}`)
  await expect(stranger).toHaveURL(/\/prestiti_a_noi\/adw$/)
  await stranger.goto('/mutui_a_noi/adw/grazie')
  await expect(stranger).toHaveURL(/\/mutui_a_noi\/adw$/)
})

test('the conversion is counted once, after consent, without a word about the person', async ({ open }) => {
  const page = await open(undefined, { undecided: true })
  await page.goto('/mutui_a_noi/fb')
  await page.getByRole('button', { name: 'Accetta tutto' }).click()
  await answer(page)
  await sign(page, 'Nina')
  await page.waitForURL(/grazie/)
  await expect
    .poll(() => layer(page))
    .toContainEqual({
      event: 'generate_lead',
      product: 'mutuo',
      channel: 'fb',
      variant: expect.stringMatching(/^[ab]$/),
    })
  expect(JSON.stringify(await layer(page))).not.toMatch(/nina|351|L\d\d-/i)
  await page.reload()
  await expect.poll(() => layer(page)).toEqual([expect.objectContaining({ event: 'page_view' })])
})

test('both variants come from the same page, without a flash, and one stays', async ({ open }) => {
  const page = await open()
  await page.goto('/cdq_a_noi/adw')
  const drawn = (await page.context().cookies()).find(({ name }) => name === 'ab')
  expect(drawn).toMatchObject({ value: expect.stringMatching(/^[ab]$/), sameSite: 'Lax', path: '/' })
  const titles = new Set<string>()
  for (const value of ['a', 'b', 'a']) {
    await page.context().addCookies([{ name: 'ab', value, url: page.url() }])
    await page.goto('/cdq_a_noi/adw', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCount(1)
    titles.add((await title.locator('span:visible').textContent())?.trim() ?? '')
  }
  expect(titles.size).toBe(2)
  const html = await (await page.request.get('/cdq_a_noi/adw')).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  for (const title of titles) expect(html).toContain(title)
})

test('a reload loses neither the step nor what was answered, and nothing moves', { tag: '@phone' }, async ({
  open,
}) => {
  const page = await open()
  await watchShifts(page)
  const reload = async () => {
    await page.reload()
    await expect(page.locator('html[data-passo]')).toHaveCount(0)
    await atRest(page)
    expect(await shiftsOf(page)).toEqual([])
  }
  await page.goto('/mutui_a_noi/adw')
  const drawn = page.getByRole('slider', { name: 'In quanto tempo, con il cursore' })
  await drawn.press('ArrowLeft')
  await expect(drawn).toHaveAttribute('aria-valuetext', '24 anni')
  await answer(page)
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Rita')
  await page.getByRole('checkbox', { name: /Ho letto/ }).check()
  await reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Chi dobbiamo chiamare' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Rita')
  await expect(page.getByRole('checkbox', { name: /Ho letto/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await step(page, 'La tua situazione')
  await reload()
  await expect(page.getByRole('combobox', { name: /Provincia/ })).toHaveValue('LU')
  await page.goto('/pagine/privacy-policy')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Autonomo' })).toBeChecked()
  await page.goto('/mutui_a_noi/adw')
  await expect(drawn).toHaveAttribute('aria-valuetext', '24 anni')
  await page.goto('/mutui_a_noi/fb')
  await expect(drawn).toHaveAttribute('aria-valuetext', '25 anni')
})

test('a visit is told once a session, and never for our own people', async ({ open }) => {
  const page = await open()
  const views: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/campaigns/view')) views.push(request.method())
  })
  await page.goto('/leasing_a_noi/dspl')
  await expect.poll(() => views).toEqual(['POST'])
  await page.reload()
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.setItem('admin_user', JSON.stringify({ nome: 'Ada', fino: Date.now() + 60_000 }))
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continua' })).toBeEnabled()
  expect(views).toEqual(['POST'])
  expect(await layer(page)).toEqual([])
})

test('the results follow the filters in the address and can be taken along', async ({ open, request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }
  for (const variant of ['a', 'b']) {
    const data = { product: 'azienda', channel: 'fb', variant }
    expect((await request.post('/v2/campaigns/view', { data, headers })).status()).toBe(204)
  }
  const page = await open('admin')
  await page.goto('/admin/feeds/campagne?product=azienda&channel=fb')
  await expect(page.getByRole('row').filter({ hasText: 'Aziende' })).toHaveCount(1)
  await expect(page.getByText('Può essere un caso')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta in CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^campagne-.*\.csv$/)
  await page.goto('/admin/feeds/campagne?from=2020-01-01&to=2020-01-31')
  await expect(page.getByText('Nessuna visita in questo periodo')).toBeVisible()
})
