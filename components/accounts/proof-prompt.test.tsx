import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '@/components/ui/test-render'
import { type ApiError, api } from '@/lib/http/client'
import { ProofPrompt } from './proof-prompt'

type Sent = { url: string; body: unknown; key: string | undefined }

/** The network of the test: the office's call is refused until the password was given. */
function network(prova: string[]) {
  const sent: Sent[] = []
  let isProven = false
  const json = (status: number, body: unknown) => ({
    ok: status < 300,
    status,
    headers: new Map([['content-type', 'application/json']]),
    text: async () => JSON.stringify(body),
    json: async () => body,
  })
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    sent.push({ url, body, key: (init.headers as Record<string, string>)['idempotency-key'] })
    if (url.endsWith('/proof')) {
      if (body.password === 'sbagliata')
        return json(422, {
          status: 422,
          errors: [{ path: 'password', message: 'La password attuale non è corretta.' }],
        })
      isProven = true
      return json(204, undefined)
    }
    return isProven
      ? json(200, { ok: true })
      : json(403, { status: 403, code: 'proof_required', detail: 'Conferma che sei tu.', prova })
  }) as unknown as typeof fetch
  return sent
}

const { fetch: realFetch } = globalThis
afterEach(() => {
  globalThis.fetch = realFetch
})

const user = userEvent.setup()
const unblock = () => api.post(`/agents/${'1'.repeat(8)}/unblock`, {}, { area: 'admin' })

test('asks for the password in a dialog, and repeats the call with nothing lost', async () => {
  const sent = network(['password'])
  renderUi(<ProofPrompt area="admin" />)
  let reply: Promise<unknown> = Promise.resolve()
  act(() => {
    reply = unblock()
  })
  await user.type(await screen.findByLabelText(/^La tua password/), 'sbagliata{Enter}')
  expect(await screen.findByText('La password attuale non è corretta.')).toBeVisible()
  await user.clear(screen.getByLabelText(/^La tua password/))
  await user.type(screen.getByLabelText(/^La tua password/), 'giusta{Enter}')
  await expect(reply).resolves.toEqual({ ok: true })
  const calls = sent.filter(({ url }) => url.includes('unblock'))
  expect(calls).toHaveLength(2)
  expect(calls[1]).toEqual(calls[0])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('asks for the second factor where it is on, and says the refusal to who would rather not', async () => {
  network(['passkey', 'otp'])
  renderUi(<ProofPrompt area="admin" />)
  let failed: Promise<ApiError | unknown> = Promise.resolve()
  act(() => {
    failed = unblock().catch((error: unknown) => error)
  })
  expect(await screen.findByLabelText(/^Codice di verifica/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'USA LA PASSKEY' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'ANNULLA' }))
  expect(await failed).toMatchObject({ code: 'proof_required', message: 'Conferma che sei tu.' })
})
