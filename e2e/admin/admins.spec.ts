import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { linkIn, mailTo } from '../mail'
import { choose, confirm, dialog, expectLoaded, expectToast, filterBy } from '../ui'

const ADMINS = '/admin/system/admins'
const FIRST_PASSWORD = 'una frase davvero lunga 9'

test('an administrator is made from a profile, changed, blocked and let in again', async ({ open }) => {
  test.setTimeout(120_000)
  const page = await open('admin')
  const surname = `Prova${Date.now()}`
  await page.goto(`${ADMINS}/add`)
  await expectLoaded(page)
  await page.getByLabel(/^Nome/).fill('Ida')
  await page.getByLabel(/^Cognome/).fill(surname)
  await page.getByLabel(/^E-mail/).fill(`${surname}@prova.example`)
  await choose(page, 'Profilo', 'Marketing')
  await expect(page.getByRole('checkbox', { name: 'Gestire news, pagine, FAQ e formazione' })).toBeChecked()
  await page.getByRole('searchbox', { name: /^Cerca: permessi/ }).fill('report')
  await expect(page.getByRole('checkbox', { name: 'Gestire i clienti' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Vedere i report' }).check()
  await expect(page.getByText('Rispetto al profilo «Marketing» in più: Vedere i report.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await confirm(page, 'CREA', 'Confermi la creazione?')
  await expectToast(page, 'Creazione riuscita')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ida ${surname}`)
  await expect(page.getByText('Non è mai entrato')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'BLOCCA', exact: true }).click()
  const blocking = dialog(page, /^Blocca l’accesso di/)
  await blocking.getByLabel('Perché').fill('Prova di blocco')
  await blocking.getByRole('button', { name: 'BLOCCA', exact: true }).click()
  await expectToast(page, 'Accesso bloccato')
  await page.getByRole('button', { name: 'SBLOCCA', exact: true }).click()
  await expectToast(page, 'Accesso sbloccato')

  await page.goto(`${ADMINS}?q=${surname}`)
  await expectLoaded(page)
  await expect(page.locator('main tbody tr').first()).toContainText('Su misura')
})

test('the list is filtered by a permission, and says who may do what', async ({ open }) => {
  const page = await open('admin')
  await page.goto(ADMINS)
  await expectLoaded(page)
  await filterBy(page, 'Permesso', 'Tutto: ogni permesso, di oggi e di domani')
  await expect(page).toHaveURL(/permessiAttivi/)
  await expect(page.locator('main tbody tr').first()).toContainText('Amministrazione')
  await expectAccessibleEverywhere(page)
  await page.goto(ADMINS)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Chi può…' }).click()
  const who = dialog(page, 'Chi può…')
  await choose(who, 'Permesso', 'Gestire le agenzie')
  await expect(who.getByRole('listitem').first()).toContainText('ha ogni permesso')
})

test('what one does not hold cannot be given', async ({ open, allow }) => {
  test.setTimeout(120_000)
  // A refusal, on purpose.
  allow(/status of 422/)
  const page = await open('admin')
  const surname = `Limite${Date.now()}`
  const email = `${surname.toLowerCase()}@prova.example`
  await page.goto(`${ADMINS}/add`)
  await expectLoaded(page)
  await page.getByLabel(/^Nome/).fill('Ugo')
  await page.getByLabel(/^Cognome/).fill(surname)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByRole('checkbox', { name: 'Gestire gli amministratori' }).check()
  await page.getByRole('checkbox', { name: 'Gestire i clienti' }).check()
  await confirm(page, 'CREA', 'Confermi la creazione?')
  await expectToast(page, 'Creazione riuscita')

  const own = await open()
  await own.goto(linkIn(await mailTo(email, /^Il tuo accesso a/), '/admin/password-dimenticata'))
  await own.getByLabel(/^Nuova password/).fill(FIRST_PASSWORD)
  await own.getByRole('button', { name: 'MODIFICA' }).click()
  await expect(own.getByText('La password è pronta.')).toBeVisible()
  await expectAccessibleEverywhere(own)
  await own.getByRole('link', { name: 'ACCEDI E ATTIVA LA VERIFICA' }).click()
  await own.getByLabel(/^E-mail/).fill(email)
  await own.getByLabel(/^Password/).fill(FIRST_PASSWORD)
  await own.getByRole('button', { name: 'ACCEDI' }).click()
  await expect(own).toHaveURL(/\/admin\/settings#due-passaggi$/)
  await expect(own.getByRole('heading', { name: 'Verifica in due passaggi' })).toBeVisible()

  await own.goto(`${ADMINS}/add`)
  await expectLoaded(own)
  await expect(own.getByRole('checkbox', { name: 'Gestire i clienti' })).toBeEnabled()
  await expect(own.getByRole('checkbox', { name: 'Gestire le agenzie' })).toBeDisabled()
})
