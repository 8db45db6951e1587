import { waitFor } from '@testing-library/react'
import { RememberUser } from './remember-user'
import { storeUser } from './stored-user'
import { renderShell, stubNetwork } from './test-shell'

const user = { nome: 'Ada', cognome: 'Prova' }
const stored = () => JSON.parse(localStorage.getItem('clients_user') ?? '{}')

beforeEach(() => localStorage.clear())

test('who came in without the sign-in form is greeted too, and in place of somebody else', async () => {
  storeUser('client', { nome: 'Chi è', cognome: 'Uscito' })
  const calls = stubNetwork({ 'GET /v2/clients/getMe': () => ({ body: user }) })
  renderShell(<RememberUser name="Ada Prova" />, { area: 'client' })
  await waitFor(() => expect(stored()).toMatchObject(user))
  expect(calls).toHaveLength(1)
})

test('a page of the area lengthens what is stored, without asking', () => {
  localStorage.setItem('clients_user', JSON.stringify({ ...user, fino: 1 }))
  const calls = stubNetwork({})
  renderShell(<RememberUser name="Ada Prova" />, { area: 'client' })
  expect(stored().fino).toBeGreaterThan(Date.now())
  expect(calls).toEqual([])
})
