import { screen, waitFor } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { RateCase } from './rate-case'

it('says what is missing beside it, and sends what was chosen', async () => {
  const calls = stubNetwork({
    'POST /v2/voti': () => ({ body: { _id: 'v1', stelle: 4, stato: 'in_moderazione' } }),
  })
  const { user, container } = renderShell(
    <RateCase praticaId="p1" pratica="Mutuo, pratica P26-PROVA" nome="Anna Consulente" />,
    {
      area: 'client',
      path: '/area-clienti',
    },
  )
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  expect(await screen.findByText('Scegli da 1 a 5 stelle.')).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('radio', { name: '4 stelle' }))
  expect(screen.getByText('4 su 5')).toBeInTheDocument()
  // Nobody is taken to agree that it be shown.
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  const given = { praticaId: 'p1', stelle: 4, commento: '' }
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...given, consenso: false }))
  await user.click(screen.getByRole('checkbox', { name: /^Acconsento a pubblicarlo/ }))
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...given, consenso: true }))
})

it('is of somebody of the office where one is named, and does not promise the site', async () => {
  const calls = stubNetwork({
    'POST /v2/voti': () => ({ body: { _id: 'v1', stelle: 5, stato: 'in_moderazione' } }),
  })
  const { user } = renderShell(
    <RateCase praticaId="p1" pratica="Mutuo, pratica P26-PROVA" nome="Dario Istruttoria" employeeId="e1" />,
    {
      area: 'client',
      path: '/area-clienti',
    },
  )
  expect(screen.getByText(/non va sul sito/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^5 stelle/ }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'INVIA IL VOTO' }))
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ praticaId: 'p1', employeeId: 'e1', stelle: 5 }),
  )
})
