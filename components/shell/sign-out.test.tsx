import { signOut } from './sign-out'
import { stubNetwork } from './test-shell'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('admin_user', '{"nome":"Ada"}')
  localStorage.setItem('clients_user', '{"nome":"Carla"}')
})

describe('sign-out', () => {
  it('ends this area only and forgets its user only', async () => {
    const calls = stubNetwork({ 'POST /v2/clients/logout': () => ({ status: 204 }) })
    await signOut('client')
    expect(calls).toEqual([{ method: 'POST', path: '/v2/clients/logout', body: undefined, area: 'client' }])
    expect(localStorage.getItem('clients_user')).toBeNull()
    expect(localStorage.getItem('admin_user')).not.toBeNull()
  })

  it('counts a session that had already ended as signed out', async () => {
    stubNetwork({ 'POST /v2/admin/logout': () => ({ status: 401 }) })
    for (const area of ['admin', 'agent']) sessionStorage.setItem(`elenco:${area}`, '{}')
    await signOut('admin')
    expect(localStorage.getItem('admin_user')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual(['elenco:agent'])
  })

  it('keeps the user when the server could not be told', async () => {
    stubNetwork({ 'POST /v2/admin/logout': () => ({ status: 503 }) })
    await expect(signOut('admin')).rejects.toMatchObject({ status: 503 })
    expect(localStorage.getItem('admin_user')).not.toBeNull()
  })
})
