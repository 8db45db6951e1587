import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast } from '../ui'

const SETTINGS = '/admin/settings?scheda=email'

test('the words of a mail are changed with their preview, tried, refused where they name what is not there, and put back', async ({
  open,
  allow,
}) => {
  allow(/status of 422/)
  const page = await open('admin')
  await page.goto(SETTINGS)
  await expectLoaded(page)
  await page.getByRole('searchbox', { name: 'Cerca fra le e-mail' }).fill('nuova richiesta')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'MODIFICA: Richiesta assegnata' }).click()
  const text = page.getByRole('textbox', { name: /^Testo/ })
  const preview = page.getByRole('figure', { name: 'Anteprima' })
  await expect(preview).toContainText('Apri la richiesta')
  await text.fill('Ciao {{nome}}, chiama {{cliente}} entro un’ora.')
  await expect(preview).toContainText('entro un’ora')
  await expect(preview).not.toContainText('{{')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'INVIAMI UNA PROVA' }).click()
  await expectToast(page, 'La prova arriva al tuo indirizzo tra poco')
  await text.fill('Ciao {{cognome}}, chiama subito.')
  await page.getByRole('button', { name: 'SALVA' }).click()
  await expect(page.getByText(/^Qui non si può scrivere \{\{cognome\}\}/).first()).toBeVisible()
  await text.fill('Ciao {{nome}}, chiama {{cliente}} entro un’ora.')
  await page.getByRole('button', { name: 'SALVA' }).click()
  await expectToast(page, 'Testo salvato')
  await page.getByRole('button', { name: 'Torna al testo iniziale' }).click()
  await dialog(page, /testo iniziale/)
    .getByRole('button', { name: 'TORNA AL TESTO INIZIALE' })
    .click()
  await expectToast(page, 'Tornata al testo iniziale')
  await page.getByRole('button', { name: 'Tutte le e-mail' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Richiesta assegnata' })).toContainText(
    'Testo iniziale',
  )
})
