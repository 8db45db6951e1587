import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, confirm, dialog, downloadBy, expectLoaded, expectToast } from '../ui'

const FILES = '/admin/system/fileManager'
const pdf = (words: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
const upload = (name: string, words: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(words) })

test('files are put into a folder, get a second version, and are found in the store', async ({
  open,
  allow,
}) => {
  // One of the files is none, on purpose.
  allow(/status of 415/)
  test.setTimeout(90_000)
  const page = await open('admin')
  const mark = String(Date.now())
  await page.goto(FILES)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'NUOVA CARTELLA' }).click()
  const making = dialog(page, 'Nuova cartella')
  await making.getByLabel(/^Nome/).fill(`Prova ${mark}`)
  await making.getByRole('button', { name: 'CREA', exact: true }).click()
  await expectToast(page, 'Cartella creata')

  await page.goto(`${FILES}/add`)
  await expectLoaded(page)
  await choose(page, 'Cartella', `Prova ${mark}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Scegli i file' }).click()
  await (await chooser).setFiles([
    upload(`modulo-${mark}.pdf`, mark),
    upload(`gemello-${mark}.pdf`, mark),
    { name: `rotto-${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('non è un PDF') },
  ])
  await expect(page.getByRole('alert').filter({ hasText: `C’è già: «Modulo ${mark}»` })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'non corrisponde' })).toBeVisible()
  await page.getByRole('link', { name: `Modulo ${mark}` }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Modulo ${mark}`)
  await page.getByLabel(/^Descrizione/).fill('Si usa per le prove.')
  await confirm(page, 'MODIFICA', /^Confermi/)
  await expectToast(page, 'Modifica salvata')
  await page.getByLabel('Che cosa cambia').fill('Testo rivisto')
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Scegli il file' }).click()
  await (await again).setFiles(upload(`modulo-${mark}.pdf`, `${mark} rivisto`))
  await expectToast(page, 'Nuova versione caricata')
  await expect(page.getByRole('row', { name: /Testo rivisto/ })).toContainText('Attuale')
  await page.getByRole('button', { name: 'RIPRENDI la versione 1' }).click()
  await expectToast(page, 'La versione 1 è di nuovo quella attuale')
  await downloadBy(page, () => page.getByRole('button', { name: 'SCARICA', exact: true }).click())

  await page.goto('/admin/system/storage')
  await expectLoaded(page)
  await page.getByRole('link', { name: 'File per la rete' }).click()
  await expect(page).toHaveURL(/scopo=/)
  await expectLoaded(page)
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/storage\/[^/?]+\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'Nel database' })).toBeVisible()
  // The list of screens opens the bucket, and no object in it.
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'VERIFICA' }).click()
  await expectToast(page, 'Il contenuto è quello caricato')
})
