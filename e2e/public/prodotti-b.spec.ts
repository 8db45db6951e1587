import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { linkIn, mailTo } from '../mail'
import { visitEach } from '../screens/visit'

visitEach({
  'company loans': { at: '/aziende', title: /Il prestito per la tua impresa/ },
  leasing: { at: '/leasing', title: /Il bene che ti serve/ },
  'who has a mortgage already': { at: '/cross-semplice-mutuo', title: /Hai già un mutuo/ },
})

const stamp = Date.now().toString(36)
const phone = () => `33${String(Date.now()).slice(-8)}`

test('a leasing: three figures, the plan, the same address again', async ({ open }) => {
  const page = await open()
  await page.goto('/leasing')
  await page.getByLabel('Il bene vale, senza IVA', { exact: true }).fill('100000')
  await page.getByText('Riscatto, scadenza e tasso').click()
  await page.getByLabel('Il tuo tasso, se ne hai già uno').fill('5')
  await expect(page.getByRole('status').filter({ hasText: '1.494,99' })).toBeVisible()
  await expect(page).toHaveURL(/tan=5/)
  await expect(page.getByRole('region', { name: 'Piano di ammortamento' }).locator('tbody tr')).toHaveCount(5)
  await expectAccessible(page)
  const again = await open()
  await again.goto(page.url())
  await expect(again.getByRole('status').filter({ hasText: '1.494,99' })).toBeVisible()
})

test('a company asks for a proposal: its VAT number is checked, the request exists once', {
  tag: '@phone',
}, async ({ open }) => {
  const page = await open()
  await page.goto('/aziende?importo=50000&durata=48&finalita=liquidita')
  await expect(page.getByRole('heading', { name: /50\.000 € in 4 anni/ })).toBeVisible()
  await page.getByRole('button', { name: 'Chiedi una proposta' }).first().click()
  const form = page.getByRole('dialog', { name: 'Chiedi una proposta' })
  await form.getByLabel('Partita IVA').fill('12345678901')
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(form.getByText(/La partita IVA non è corretta/)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Nome dell’impresa').fill('Officine Valdirosa')
  await form.getByLabel('Partita IVA').fill('12345678903')
  await form.getByLabel('Fatturato').fill('850000')
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ottavia')
  await form.getByLabel('Cognome').fill('Valdirosa')
  await form.getByLabel('E-mail').fill(`impresa.${stamp}.${test.info().project.name}@posta.example`)
  await form.getByLabel('Telefono').fill(phone())
  await form.getByLabel(/Ho letto l’informativa/).check()
  await form.getByRole('button', { name: 'Invia' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Richiesta ricevuta' })).toContainText(/L\d\d-/)
})

test('three answers lead to a way, and to the right sums', async ({ open }) => {
  const page = await open()
  await page.goto('/cross-semplice-mutuo?utm_source=partner')
  for (const answer of ['Una rata più leggera', 'Più di 15 anni', 'Fisso'])
    await page.getByRole('radio', { name: answer, exact: true }).check()
  await expect(page.getByRole('heading', { name: /La surroga/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Calcola quanto risparmi' }).click()
  await expect(page).toHaveURL(/\/mutui\?finalita=surroga/)
  await page.getByLabel('Rata che paghi oggi').fill('1200')
  await expect(page.getByText(/in meno$/).first()).toBeVisible()
  await expectAccessible(page)
})

test('a comparison for two people comes by e-mail, with a link that reopens it', async ({ open }) => {
  const page = await open()
  const email = `simula.${stamp}.${test.info().project.name}@posta.example`
  await page.goto(
    '/mutui?valoreImmobile=240000&importo=168000&durata=25&reddito=1600&coReddito=1400&coEta=41',
  )
  await expect(page.getByRole('heading', { name: /offerte.*, dalla meno cara/ })).toBeVisible()
  await expect(page.getByText(/^La rata è il .* del reddito/).first()).toBeVisible()
  await page.getByRole('radio', { name: /^Fisso/ }).check({ force: true })
  await page.getByRole('button', { name: 'Inviami il confronto' }).click()
  const form = page.getByRole('dialog', { name: 'Il confronto per e-mail' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel(/Ho letto l’informativa/).check()
  await expectAccessibleEverywhere(page)
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(form.getByText(email)).toBeVisible()
  const mail = await mailTo(email, /La tua simulazione/)
  expect(mail.text).toContain('al mese, TAEG')
  const again = await open()
  await again.goto(linkIn(mail, '/mutui'))
  await expect(again).toHaveURL(/tasso=fisso/)
  await expect(again.getByLabel('Il suo reddito')).toHaveValue(/1.?400/)
  const pdf = await again.request.get(linkIn(mail, '/v2/quotes/'))
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
