import { readdirSync } from 'node:fs'
import { areaOfPath } from './area-path'
import { loginPath, renewPath, safeNext } from './next-path'
import { ROLES } from './roles'

describe('where sign-in leads', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/site/news?q=a&b=1#x', '/admin/site/news?q=a&b=1#x'],
    ['/admin/x?u=https://altro.example', '/admin/x?u=https://altro.example'],
    ['', '/admin'],
    ['https://male.example', '/admin'],
    ['//male.example', '/admin'],
    ['/admin//male.example', '/admin'],
    ['/admin/..//male.example', '/admin'],
    ['/admin/../agents', '/admin'],
    ['/\\male.example', '/admin'],
    ['/administrator', '/admin'],
    ['/agents', '/admin'],
    ['/admin/login', '/admin'],
    ['/admin/login?next=/admin', '/admin'],
    ['/admin/a\nb', '/admin'],
  ])('%s → %s', (next, expected) => {
    expect(safeNext('admin', next)).toBe(expected)
  })

  it('keeps the wish through sign-in and renewal', () => {
    expect(loginPath('agent', '/agents/settings?a=1')).toBe('/agents/login?next=%2Fagents%2Fsettings%3Fa%3D1')
    expect(renewPath('client')).toBe('/api/auth/client/renew')
  })
})

describe('which pages are behind the sign-in', () => {
  it.each([
    ['/admin', 'admin', true],
    ['/admin/settings', 'admin', true],
    ['/admin/login', 'admin', false],
    ['/agents/password-dimenticata', 'agent', false],
    ['/agents/loginx', 'agent', true],
    ['/admin/404', 'admin', true],
    ['/area-clienti/register/codice', 'client', false],
    ['/area-clienti/confirm-account/abc', 'client', false],
    ['/area-clienti/pratiche/login', 'client', true],
  ])('%s', (path, role, guarded) => {
    expect(areaOfPath(path)).toEqual({ role, guarded })
  })

  it.each(Object.values(ROLES).map(({ area }) => area))(
    'all that stands in the frame of the signed in: %s',
    (area) => {
      const frame = `app${area}/(console)`
      // A page that begins before its session is renewed cannot send anybody there: it stayed empty.
      const open = readdirSync(frame, { withFileTypes: true })
        .filter((one) => one.isDirectory() && !/^[[(]/.test(one.name))
        .filter((one) => !areaOfPath(`${area}/${one.name}`)?.guarded)
      expect(open).toEqual([])
    },
  )

  it('leaves the public site alone', () => {
    for (const path of ['/', '/mutui', '/administrator', '/agente/password-dimenticata']) {
      expect(areaOfPath(path)).toBeNull()
    }
  })
})
