import { expect, test } from '../fixtures'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

test('an agent asks, the office takes, notes, answers and solves, the agent rates', async ({ open }) => {
  const [agent, office] = [await open('agente'), await open('admin')]
  const oggetto = `Prova ${Date.now()}`

  await agent.goto('/agents/tickets/add')
  await choose(agent.locator('form'), 'Di che cosa si tratta', 'Strumenti')
  await expect(agent.getByText('Di solito rispondiamo entro 8 ore lavorative.')).toBeVisible()
  await agent.getByRole('textbox', { name: 'Oggetto' }).fill(oggetto)
  await agent.getByRole('textbox', { name: 'Messaggio' }).fill('Il calcolatore non mostra le offerte.')
  await agent.getByRole('button', { name: 'INVIA', exact: true }).click()
  await expect(agent.getByRole('heading', { level: 1, name: oggetto })).toBeVisible()
  const side = agent.getByRole('region', { name: 'Il ticket' })
  await expect(side.getByText('In attesa della sede')).toBeVisible()

  await office.goto(`/admin/tickets?q=${encodeURIComponent(oggetto)}`)
  await expectLoaded(office)
  await expect(office.getByRole('img', { name: 'Da leggere' })).toBeVisible()
  await office.getByRole('link', { name: oggetto }).click()
  const pane = office.getByRole('complementary', { name: `Ticket: ${oggetto}` })
  await expect(pane.getByText('Il calcolatore non mostra le offerte.')).toBeVisible()
  // The queue at the left, what hangs on it at the right, and the writer in view.
  await expect(office.getByRole('region', { name: 'Contesto del ticket' })).toContainText('Strumenti')
  await expect(pane.getByRole('textbox', { name: 'La tua risposta' })).toBeInViewport()
  // What was said has the most of the pane, also in a low window.
  await office.setViewportSize({ width: 1280, height: 800 })
  const talk = await pane.getByRole('region', { name: 'Conversazione' }).boundingBox()
  expect(talk?.height).toBeGreaterThan(240)
  await pane.getByRole('textbox', { name: 'La tua risposta' }).fill('Ciao, guardo subito')
  await expect(pane.getByText(/^bozza salvata alle/)).toBeVisible()
  await pane.getByRole('link', { name: 'Apri la scheda' }).click()
  await expect(office.getByRole('heading', { level: 1, name: oggetto })).toBeVisible()
  await expect(office.getByRole('textbox', { name: 'La tua risposta' })).toHaveValue('Ciao, guardo subito')
  await office.getByRole('button', { name: 'PRENDI', exact: true }).click()
  await expectToast(office, /è tuo$/)
  await expect(office.getByText('In lavorazione').first()).toBeVisible()

  await office.getByRole('radio', { name: 'Nota interna' }).check()
  await office
    .getByRole('textbox', { name: /^Nota per i colleghi/ })
    .fill('Chiedere a chi segue i calcolatori')
  await office.getByRole('button', { name: 'AGGIUNGI', exact: true }).click()
  await expectToast(office, 'Nota aggiunta')
  await office.getByRole('radio', { name: 'Rispondi' }).check()
  await office.getByRole('button', { name: 'Risposte pronte' }).click()
  await office.getByRole('menuitem', { name: 'Tutto risolto' }).click()
  await office.getByRole('button', { name: 'INVIA E…' }).click()
  await office.getByRole('menuitem', { name: 'Risolto' }).click()
  await expectToast(office, 'Risposta inviata')

  await office.getByRole('button', { name: 'Azioni' }).click()
  await office.getByRole('menuitem', { name: 'Assegna…' }).click()
  const assign = dialog(office, /^Assegna il ticket/)
  await assign.getByRole('button', { name: 'ANNULLA' }).click()

  await agent.reload()
  await expect(agent.getByText('il problema è risolto', { exact: false })).toBeVisible()
  await expect(agent.getByText('Chiedere a chi segue i calcolatori')).toBeHidden()
  await agent.getByRole('radio', { name: '4 stelle' }).press('Space')
  const rating = agent.getByRole('region', { name: 'Com’è andata?' })
  await rating.getByRole('button', { name: 'INVIA', exact: true }).click()
  await expectToast(agent, 'Grazie, ne terremo conto')
})
