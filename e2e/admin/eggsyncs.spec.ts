import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

const SYNCS = '/admin/reports/eggsyncs'

const row = (idegg: string, banca: string, more = '') =>
  `${idegg};In istruttoria;Mutuo;Surroga;${banca};Prova;Ida;120000;240;3,2${more}\n`
const file = (name: string, rows: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `idegg;stato;prodotto;finalita;banca;cognome;nome;importo_richiesto;durata_mesi;tan\n${rows}`,
  ),
})

test('the nights of EGG are listed below how the import stands', async ({ open }) => {
  const page = await open('admin')
  await page.goto(SYNCS)
  await expectLoaded(page)
  const standing = page.getByRole('region', { name: 'A che punto è l’importazione' })
  await expect(standing.getByText('Ultima riuscita')).toBeVisible()
  await expect(standing.getByText(/valor[ei] di EGG da abbinare/)).toBeVisible()
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await page.goto(`${SYNCS}?filter[state]=fallito`)
  await expectLoaded(page)
  await page.locator('main tbody tr').first().getByRole('link').first().click()
  await expect(page.getByText('non è raggiungibile', { exact: false })).toBeVisible()
})

test('a file is looked at, written, put right and taken back', async ({ open }) => {
  test.setTimeout(180_000)
  const page = await open('admin')
  const [good, word] = [`E2E${Date.now()}`, `BNC-${Date.now()}`]
  await page.goto(`${SYNCS}/import`)
  await expectLoaded(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'SCEGLI IL FILE' }).click()
  await (await chooser).setFiles(file('egg-prova.csv', row(good, '') + row(`${good}B`, word)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('egg-prova.csv')
  await page.getByRole('button', { name: 'VERIFICA' }).click()
  await expect(page.getByText('Verificato').first()).toBeVisible({ timeout: 60_000 })
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'IMPORTA', exact: true }).click()
  await dialog(page, /^Importi/)
    .getByRole('button', { name: 'IMPORTA', exact: true })
    .click()
  await expect(page.getByText('Con errori').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(`Banca «${word}»: va abbinata`, { exact: false })).toBeVisible()
  const address = page.url()

  await page.goto(`${SYNCS}/abbinamenti`)
  await expectLoaded(page)
  await page.getByRole('button', { name: `ABBINA: ${word}` }).click()
  const explaining = dialog(page, `Banca «${word}»`)
  await choose(explaining, /^Banca/, /./)
  await explaining.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(page, 'Modifica riuscita')

  await page.goto(address)
  await page.getByRole('button', { name: 'RIPROVA LE ERRATE' }).click()
  await expect(page.getByText('Completato').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'ANNULLA L’IMPORTAZIONE' }).click()
  await dialog(page, /^Annulli/)
    .getByRole('button', { name: 'ANNULLA L’IMPORTAZIONE' })
    .click()
  await expect(page.getByText('Annullati').first()).toBeVisible({ timeout: 60_000 })
})
