import { screen, waitFor } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { Invito } from '@/lib/features/pratiche/schema'
import { Invites } from './invites'

const invite: Invito = { _id: 'q1', chi: 'Anna Consulente', ruolo: 'garante', product: 'mutuo' }

function open() {
  const refresh = jest.fn()
  const calls = stubNetwork({ 'POST /v2/pratiche/inviti/q1': () => ({ status: 204 }) })
  const shown = renderShell(<Invites invites={[invite]} />, {
    area: 'client',
    path: '/area-clienti',
    router: { refresh },
  })
  return { ...shown, calls, refresh }
}

it.each([
  ['ACCETTO l’invito di Anna Consulente', 'consenso'],
  ['NON ACCETTO l’invito di Anna Consulente', 'rifiuto'],
])('%s sends the answer, and the page is read again', async (name, risposta) => {
  const { user, container, calls, refresh } = open()
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name }))
  if (risposta === 'rifiuto') {
    // What cannot be taken back is asked first.
    expect(calls).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'NON ACCETTO' }))
  }
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  expect(calls).toEqual([
    { method: 'POST', path: '/v2/pratiche/inviti/q1', body: { risposta }, area: 'client' },
  ])
})
