import { act, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { Suspense, use, useState } from 'react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import { useRecordVerb } from './use-record-verb'

afterEach(restoreApi)

type Status = string | Promise<string>

/** The server's answer to the page that asks again. */
let arrive: (status: string) => void = () => undefined
const answer = () =>
  new Promise<string>((resolve) => {
    arrive = resolve
  })

/** A page that stays as it is until the server has drawn it again. */
function Page() {
  const [status, setStatus] = useState<Status>('Da confermare')
  const router = { refresh: () => setStatus(answer()) } as never
  return (
    <AppRouterContext.Provider value={router}>
      <Suspense fallback="…">
        <Record status={status} />
      </Suspense>
    </AppRouterContext.Provider>
  )
}

function Record({ status }: { status: Status }) {
  const { run, send } = useRecordVerb('clients', 'uno')
  return (
    <>
      <h1>{typeof status === 'string' ? status : use(status)}</h1>
      <button type="button" onClick={() => void run(() => send('validate'), 'Cliente confermato')}>
        CONFERMA
      </button>
    </>
  )
}

it('says that it is done when the page shows it', async () => {
  const calls = fakeApi(() => ({ body: {} }))
  const { user } = renderShell(<Page />)
  await user.click(screen.getByRole('button', { name: 'CONFERMA' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('heading')).toHaveTextContent('Da confermare')
  expect(screen.queryByText('Cliente confermato')).not.toBeInTheDocument()
  await act(async () => arrive('Confermato'))
  expect(await screen.findByText('Cliente confermato')).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent('Confermato')
})
