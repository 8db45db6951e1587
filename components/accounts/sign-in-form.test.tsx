import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '@/components/ui/test-render'
import { SignInForm } from './sign-in-form'

type Answer = { status: number; body: object }

/** The network of the test: answers in order, and remembers what was sent. */
function answering(...answers: Answer[]) {
  const sent: { url: string; body: unknown; area: string | undefined }[] = []
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    sent.push({ url, body: JSON.parse(String(init.body)), area: headers['x-area'] })
    const { status, body } = answers.shift() ?? { status: 500, body: {} }
    const type = status === 200 ? 'application/json' : 'application/problem+json'
    const text = JSON.stringify(body)
    return {
      ok: status === 200,
      status,
      headers: new Map([['content-type', type]]),
      text: async () => text,
      json: async () => body,
    }
  }) as unknown as typeof fetch
  return sent
}

const { fetch: realFetch } = globalThis
afterEach(() => {
  globalThis.fetch = realFetch
  localStorage.clear()
})

const user = userEvent.setup()
const fill = async () => {
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), ' ada@prova.example ')
  await user.type(screen.getByLabelText(/^Password/), 'segreta{Enter}')
}

test('signs in, leaves the user for the greeting and goes where one wanted to', async () => {
  const went: string[] = []
  const sent = answering({ status: 200, body: { user: { nome: 'Ada', cognome: 'Prova' }, access: 'x' } })
  localStorage.setItem('clients_user', '{"nome":"Chi è uscito"}')
  renderUi(<SignInForm area="client" next="/area-clienti/pratiche" enter={(path) => went.push(path)} />)
  expect(localStorage.getItem('clients_user')).toBeNull()
  await fill()
  await waitFor(() => expect(went).toEqual(['/area-clienti/pratiche']))
  expect(sent[0]).toMatchObject({ url: '/v2/clients/login', area: 'client' })
  expect(JSON.parse(localStorage.getItem('client_user') ?? '')).toMatchObject({
    nome: 'Ada',
    cognome: 'Prova',
  })
  expect(JSON.stringify({ ...localStorage })).not.toContain('access')
})

test('keeps what was typed and says what is wrong', async () => {
  answering(
    { status: 401, body: { detail: 'E-mail o password non corrette.', errors: [] } },
    { status: 422, body: { errors: [{ path: 'email', message: 'Scrivi un indirizzo e-mail valido.' }] } },
  )
  renderUi(<SignInForm area="admin" next="/admin" />)
  await fill()
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail o password non corrette.')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('segreta')
  await user.click(screen.getByRole('button', { name: 'ACCEDI' }))
  expect(await screen.findByText('Scrivi un indirizzo e-mail valido.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveFocus())
})

test('asks for the code when the server wants one, and sends it without spaces', async () => {
  const went: string[] = []
  const sent = answering(
    { status: 401, body: { errors: [{ path: 'otp', message: 'Inserisci il codice.' }] } },
    { status: 200, body: { user: { nome: 'Ada', cognome: '' } } },
  )
  renderUi(<SignInForm area="agent" next="/agents" enter={(path) => went.push(path)} />)
  await fill()
  const code = await screen.findByLabelText(/Codice di verifica/)
  await waitFor(() => expect(code).toHaveFocus())
  await user.type(code, '123 456{Enter}')
  await waitFor(() => expect(went).toEqual(['/agents']))
  expect(sent[1]?.body).toMatchObject({ otp: '123456', password: 'segreta' })
})

test.each([
  ['/agents', '/agents/reports/pratiche'],
  ['/agents/tickets', '/agents/tickets'],
])('who came to %s begins at %s, where another page was chosen', async (next, expected) => {
  const went: string[] = []
  answering({
    status: 200,
    body: { user: { nome: 'Ada', cognome: 'Prova' }, pagina: '/agents/reports/pratiche' },
  })
  renderUi(<SignInForm area="agent" next={next} enter={(path) => went.push(path)} />)
  await fill()
  await waitFor(() => expect(went).toEqual([expected]))
})
