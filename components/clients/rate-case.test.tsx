import { screen, waitFor } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { RateCase } from './rate-case'

it('says what is missing beside it, and sends what was chosen', async () => {
  const errors = [{ path: 'consenso', message: 'Serve il consenso a pubblicare il voto.' }]
  const calls = stubNetwork({
    'POST /v2/voti': ({ body }) =>
      (body as { consenso: boolean }).consenso
        ? { body: { _id: 'v1', stelle: 4, stato: 'in_moderazione' } }
        : { status: 422, body: { detail: 'Controlla i campi.', errors } },
  })
  const { user, container } = renderShell(<RateCase praticaId="p1" nome="Anna Consulente" />, {
    area: 'client',
    path: '/area-clienti',
  })
  await user.click(screen.getByRole('radio', { name: '4 stelle' }))
  expect(screen.getByText('4 su 5')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  expect(await screen.findByText('Serve il consenso a pubblicare il voto.')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ praticaId: 'p1', stelle: 4, commento: '', consenso: true }),
  )
})

it('is of somebody of the office where one is named, and does not promise the site', async () => {
  const calls = stubNetwork({
    'POST /v2/voti': () => ({ body: { _id: 'v1', stelle: 5, stato: 'in_moderazione' } }),
  })
  const { user } = renderShell(<RateCase praticaId="p1" nome="Dario Istruttoria" employeeId="e1" />, {
    area: 'client',
    path: '/area-clienti',
  })
  expect(screen.getByText(/non va sul sito/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^5 stelle/ }))
  await user.click(screen.getByRole('checkbox', { name: /La sede può leggerlo/ }))
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ praticaId: 'p1', employeeId: 'e1', stelle: 5 }),
  )
})
