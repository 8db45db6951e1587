import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompanyForm } from './company-form'

/* The schema of a form is fetched when it is first touched. */
const SLOWLY = { timeout: 4_000 }
const AGENT = '01900000-0000-7000-8000-000000000001'

let sent: { path: string; body: unknown }[]
beforeEach(() => {
  sent = []
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return { ok: true, status: 201, json: async () => ({ codice: 'L26-PROVA' }) }
  }) as unknown as typeof fetch
})

const box = (name: RegExp) => screen.getByRole('textbox', { name })

it('asks for the company first, then sends a lead of this agent’s', async () => {
  render(<CompanyForm agentId={AGENT} nome="Anna" finalita={[['investimenti', 'Investimenti']]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }))
  expect(await screen.findByText('Scrivi il nome dell’azienda.', {}, SLOWLY)).toBeVisible()
  expect(box(/^Nome dell/)).toHaveFocus()
  expect(screen.getByText('Scrivi il cognome.')).toBeVisible()
  expect(sent).toEqual([])

  await userEvent.type(box(/^Nome dell/), 'Falegnameria Esempio')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'investimenti')
  await userEvent.type(box(/^Quanto serve/), '80000')
  await userEvent.type(box(/^Nome$/), 'Rosa')
  await userEvent.type(box(/^Cognome/), 'Impresa')
  await userEvent.type(box(/^E-mail/), 'rosa@prova.example')
  await userEvent.type(box(/^Telefono/), '3517778899')
  await userEvent.click(screen.getByRole('checkbox', { name: /informativa/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }))
  expect(await screen.findByRole('status', {}, SLOWLY)).toHaveTextContent('L26-PROVA')
  expect(sent).toEqual([
    {
      path: '/v2/leadRequests',
      body: {
        product: 'azienda',
        contact: { nome: 'Rosa', cognome: 'Impresa', email: 'rosa@prova.example', telefono: '3517778899' },
        input: { ragioneSociale: 'Falegnameria Esempio', finalita: 'investimenti', importo: 80_000 },
        campaign: { channel: 'sito', agentId: AGENT },
        consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
      },
    },
  ])
})
