import { expect, test } from '../fixtures'
import { confirm, dialog, downloadBy, expectLoaded, expectToast } from '../ui'

const OFFICE = '/admin/site/videoFormazione'
const AGENT = '/agents/system/videoFormazione'

test('the office writes a course, its agents find it, and those who miss are told', async ({ open }) => {
  const [admin, agent] = [await open('admin'), await open('agente2')]
  const title = `Corso di prova ${Date.now()}`
  await admin.goto(`${OFFICE}/add`)
  await expectLoaded(admin)
  await admin.getByLabel('Titolo', { exact: false }).first().fill(title)
  await admin.getByRole('checkbox', { name: 'Pubblicato' }).check()
  await admin.getByRole('button', { name: 'Aggiungi lezione' }).click()
  await admin.getByLabel(/^Titolo della lezione/).fill('La sola lezione')
  await admin.getByRole('textbox', { name: 'Video', exact: true }).fill('https://vimeo.com/123456')
  await admin.getByLabel(/^Durata in secondi/).fill('60')
  await admin.getByRole('button', { name: 'Aggiungi domanda' }).click()
  await admin.getByLabel(/^Domanda 1/).fill('È chiaro?')
  await admin.getByLabel(/^Risposta 1/).fill('Sì')
  await admin.getByLabel(/^Risposta 2/).fill('No')
  await admin.getByRole('checkbox', { name: 'Giusta' }).first().check()
  await confirm(admin, 'CREA', 'Confermi la creazione?')
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await agent.goto(AGENT)
  await expectLoaded(agent)
  await agent.getByRole('link', { name: `INIZIA: ${title}` }).click()
  await expect(agent.getByRole('button', { name: 'GUARDA IL VIDEO' })).toBeVisible()
  await expect(agent.getByText(/Si apre quando hai visto il 90%/)).toBeVisible()

  await admin.getByRole('tab', { name: /^Andamento/ }).click()
  await expect(admin.getByRole('table', { name: 'Andamento' })).toBeVisible()
  const file = await downloadBy(admin, () => admin.getByRole('button', { name: 'Scarica CSV' }).click())
  expect(file.body.toString()).toContain('Berto Consulente')
  await admin.getByLabel('Cerca un agente o un’agenzia').fill('Berto')
  await expect(admin.getByRole('row', { name: /Berto Consulente/ })).toContainText('In corso')
  await admin.getByRole('button', { name: 'AVVISA CHI MANCA' }).click()
  await dialog(admin, /^Avvisi/)
    .getByRole('button', { name: 'INVIA' })
    .click()
  await expect(admin.getByText(/^Avviso inviato a|^Avviso per/).first()).toBeVisible({ timeout: 20_000 })
})

test('an agent goes on with a video, passes the last quiz and has the certificate', async ({ open }) => {
  const page = await open(test.info().retry === 0 ? 'agente' : 'agente2')
  await page.goto(AGENT)
  await expectLoaded(page)
  await expect(page.getByRole('complementary', { name: 'Le mie ore' })).toContainText('60 ore')
  await page.getByRole('link', { name: 'CONTINUA: Norme e adempimenti' }).click()
  await expect(page.getByText(/^visto 40%/)).toBeVisible()
  const video = page.locator('video')
  const from = await video.evaluate(async (playing: HTMLVideoElement) => {
    playing.muted = true
    playing.playbackRate = 2
    await playing.play()
    return playing.currentTime
  })
  const at = () => video.evaluate((playing: HTMLVideoElement) => playing.currentTime)
  // More than a hundredth of the half hour.
  await expect.poll(at).toBeGreaterThan(from + 22)
  await video.evaluate((playing: HTMLVideoElement) => playing.pause())
  await expect(page.getByText(/^visto 4[1-9]%/)).toBeVisible()

  await page.getByRole('link', { name: 'TUTTI I CORSI' }).click()
  await page.getByRole('link', { name: 'CONTINUA: La pratica dall’inizio alla fine' }).click()
  const quiz = page.getByRole('region', { name: 'Quiz' })
  await quiz.getByLabel('Quando la banca ha detto di no').check()
  await quiz.getByLabel('La recensione del cliente').check()
  await quiz.getByRole('button', { name: 'INVIA' }).click()
  await expect(quiz.getByText(/^Risposte giuste: 0%\./)).toBeVisible()
  await quiz.getByLabel('Quando aspetta qualcosa che non dipende da noi').check()
  await quiz.getByLabel('La recensione del cliente').uncheck()
  for (const right of ['L’importo erogato', 'La banca', 'La data'])
    await quiz.getByLabel(right, { exact: true }).check()
  await quiz.getByRole('button', { name: 'INVIA' }).click()
  await expectToast(page, 'Corso completato')
  await expect(quiz.getByText('Superato, con il 100%')).toBeVisible()
  const take = page.getByRole('button', { name: /^Scarica l’attestato/ })
  const { body } = await downloadBy(page, () => take.click())
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
})
