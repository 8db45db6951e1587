import { NextRequest } from 'next/server'
import { unreadable } from './next-auth-input'

type Given = { query?: string; cookie?: string; body?: string; type?: string }
const ask = ({ query = '', cookie = '', body, type = 'application/json' }: Given) => {
  const init = body === undefined ? {} : { method: 'POST', body }
  const headers = { cookie, 'content-type': type }
  return unreadable(
    new NextRequest(`http://localhost:8000/api/auth/admin/session${query}`, { ...init, headers }),
    'admin',
  )
}

it.each<Given>([
  {},
  { query: '?callbackUrl=/admin' },
  { query: '?callbackUrl=' },
  { query: '?callbackUrl=https://chiaravia.example/admin' },
  { cookie: 'admin_callback=http%3A%2F%2Flocalhost%3A8000%2Fadmin' },
  { cookie: 'agent_callback=-1' },
  { body: '{"csrfToken":"x"}' },
  { body: 'csrfToken=%ff', type: 'application/x-www-form-urlencoded' },
])('lets %p through', async (given) => {
  expect(await ask(given)).toBeNull()
})

it.each<Given>([
  { query: '?callbackUrl=-1' },
  { query: '?callbackUrl=javascript:alert(1)' },
  { query: '?callbackUrl=/admin&callbackUrl=-1' },
  { cookie: 'admin_callback=-1' },
  { body: '{' },
  { body: '' },
])('refuses %p', async (given) => {
  expect(await ask(given)).toMatch(/\.$/)
})
