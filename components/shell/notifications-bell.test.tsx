import { screen, waitFor } from '@testing-library/react'
import { axeViolations } from '@/components/ui/test-render'
import type { NotificationItem } from '@/lib/notifications/schema'
import { NotificationsBell } from './notifications-bell'
import { renderShell, stubNetwork } from './test-shell'

const item = (n: number, extra: Partial<NotificationItem> = {}): NotificationItem => ({
  _id: `n${n}`,
  titolo: `Pratica ${n} deliberata`,
  testo: '',
  href: '',
  readAt: null,
  createdAt: '2026-11-21T08:30:00.000Z',
  ...extra,
})

function network(items: NotificationItem[]) {
  let current = items
  return stubNetwork({
    'GET /v2/notifications': () => ({
      body: {
        items: current,
        nextCursor: null,
        total: current.length,
        totalIsCapped: false,
        nonLette: unread(),
      },
    }),
    'POST /v2/notifications/read': ({ body }) => {
      const { ids } = body as { ids?: string[] }
      current = current.map((one) =>
        !ids || ids.includes(one._id) ? { ...one, readAt: '2026-11-21T09:00:00Z' } : one,
      )
      return { body: { nonLette: unread() } }
    },
  })
  function unread() {
    return current.filter(({ readAt }) => !readAt).length
  }
}

describe('notifications bell', () => {
  it('says how many are unread, shows them and marks one read', async () => {
    const calls = network([item(1), item(2)])
    const { user } = renderShell(<NotificationsBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifiche, 2 non lette' }))
    await user.click(await screen.findByRole('button', { name: /Pratica 1 deliberata/ }))
    expect(await screen.findByRole('button', { name: 'Notifiche, 1 non letta' })).toBeInTheDocument()
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/v2/notifications/read',
      body: { ids: ['n1'] },
      area: 'admin',
    })
  })

  it('marks all read at once', async () => {
    network([item(1), item(2)])
    const { user } = renderShell(<NotificationsBell />)
    await user.click(await screen.findByRole('button', { name: /Notifiche/ }))
    await user.click(await screen.findByRole('button', { name: 'Segna tutte come lette' }))
    await waitFor(() => expect(screen.queryByText('Segna tutte come lette')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Notifiche' })).toBeInTheDocument()
  })

  it('opens the page a notification is about', async () => {
    network([item(1, { href: '/admin/reports/pratiche/7' })])
    const { user } = renderShell(<NotificationsBell />)
    await user.click(await screen.findByRole('button', { name: /Notifiche/ }))
    expect(await screen.findByRole('link', { name: /Pratica 1/ })).toHaveAttribute(
      'href',
      '/admin/reports/pratiche/7',
    )
  })

  it('says why it is empty', async () => {
    network([])
    const { user, baseElement } = renderShell(<NotificationsBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifiche' }))
    expect(await screen.findByText(/Nessuna notifica/)).toBeInTheDocument()
    expect(await axeViolations(baseElement)).toEqual([])
  })

  it('offers another try when the list cannot be read', async () => {
    stubNetwork({ 'GET /v2/notifications': () => ({ status: 403, body: { status: 403, detail: 'No.' } }) })
    const { user } = renderShell(<NotificationsBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifiche' }))
    expect(await screen.findByRole('button', { name: 'RIPROVA' })).toBeInTheDocument()
  })
})
