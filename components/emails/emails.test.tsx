import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { EmailView } from '@/lib/features/emails/schema'
import { Emails } from './emails'

const TEXT = { oggetto: 'Nuova richiesta', titolo: 'Hai una richiesta', corpo: 'Ciao {{nome}}, chiama.' }
const EMAIL: EmailView = {
  template: 'lead-assigned',
  nome: 'Richiesta assegnata',
  invio: 'All’agente.',
  oggetto: TEXT.oggetto,
  isInitial: true,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  testo: TEXT,
  iniziale: TEXT,
  variabili: [{ nome: 'nome', esempio: 'Ada' }],
}
const answers = (patch: () => { status?: number; body: unknown }) => ({
  'GET /v2/emails': () => ({ body: { items: [EMAIL] } }),
  'GET /v2/emails/lead-assigned': () => ({ body: EMAIL }),
  'POST /v2/emails/lead-assigned/preview': () => ({
    body: { subject: 'Nuova richiesta', title: 'Titolo', blocks: [{ kind: 'text', text: 'Ciao Ada.' }] },
  }),
  'POST /v2/emails/lead-assigned/test': () => ({ status: 204 }),
  'PATCH /v2/emails/lead-assigned': patch,
})

test('the words are edited beside their preview, tried, and saved with the version that was seen', async () => {
  const after = { ...TEXT, corpo: 'Ciao, chiama subito.' }
  const calls = stubNetwork(
    answers(() => ({ body: { ...EMAIL, testo: after, isInitial: false, version: 1 } })),
  )
  const { user, container } = renderShell(<Emails />)
  await user.click(await screen.findByRole('button', { name: 'MODIFICA: Richiesta assegnata' }))
  const body = await screen.findByRole('textbox', { name: /^Testo/ })
  await waitFor(() => expect(screen.getByRole('figure').textContent).toContain('Ciao Ada.'))
  expect(screen.getByRole('button', { name: 'SALVA' })).toBeDisabled()
  expect(await axeViolations(container)).toEqual([])
  await user.clear(body)
  await user.type(body, 'Ciao, chiama subito.')
  await user.click(screen.getByRole('button', { name: 'INVIAMI UNA PROVA' }))
  await user.click(screen.getByRole('button', { name: 'SALVA' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ ...after, version: 0 }),
  )
  expect(calls.find(({ path }) => path.endsWith('/test'))?.body).toEqual(after)
  expect(await screen.findByRole('button', { name: 'Torna al testo iniziale' })).toBeTruthy()
})

test('what a mail does not know is refused beside its field, and what was typed stays', async () => {
  const problem = 'Qui non si può scrivere {{cognome}}.'
  stubNetwork(
    answers(() => ({
      status: 422,
      body: {
        code: 'invalid',
        status: 422,
        detail: problem,
        errors: [{ path: 'oggetto', message: problem }],
      },
    })),
  )
  const { user } = renderShell(<Emails />)
  await user.click(await screen.findByRole('button', { name: 'MODIFICA: Richiesta assegnata' }))
  const subject = await screen.findByRole('textbox', { name: /^Oggetto/ })
  await user.type(subject, ' di ')
  await user.click(screen.getByRole('button', { name: 'SALVA' }))
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(subject).toHaveValue('Nuova richiesta di ')
  await user.click(screen.getByRole('button', { name: 'Tutte le e-mail' }))
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'ABBANDONA' }))
  expect(await screen.findByRole('searchbox')).toBeTruthy()
})
