import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MoreReviews } from './more-reviews'

const review = (n: number) => ({
  _id: `r${n}`,
  stelle: 5,
  commento: `Commento ${n}`,
  firma: 'Lia P.',
  createdAt: '2026-01-02T10:00:00.000Z',
  risposta: null,
})
const page = (from: number, nextCursor: string | null) => ({
  items: [review(from), review(from + 1)],
  nextCursor,
  total: 9,
})

let asked: string[]
let replies: { status: number; body: unknown }[]
beforeEach(() => {
  asked = []
  globalThis.fetch = (async (path: string) => {
    asked.push(path)
    const { status, body } = replies.shift() ?? { status: 500, body: {} }
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => body,
      text: async () => JSON.stringify(body),
    }
  }) as unknown as typeof fetch
})

it('adds the older ones under the others until there are no more, and takes the reader there', async () => {
  replies = [
    { status: 200, body: page(1, 'dopo') },
    { status: 200, body: page(3, null) },
  ]
  render(<MoreReviews agentId="a1" cursor="prima" />)
  await userEvent.click(screen.getByRole('button', { name: 'Mostra altre recensioni' }))
  expect((await screen.findByText('Commento 1')).closest('li')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Mostra altre recensioni' }))
  expect((await screen.findByText('Commento 3')).closest('li')).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Mostrate altre 4 recensioni')
  expect(asked).toEqual([
    '/v2/agents/public/a1/voti?limit=10&cursor=prima',
    '/v2/agents/public/a1/voti?limit=10&cursor=dopo',
  ])
})

it('says why it could not, and tries again', async () => {
  replies = [
    { status: 503, body: { detail: 'Il servizio non è raggiungibile.' } },
    { status: 200, body: page(1, null) },
  ]
  render(<MoreReviews agentId="a1" cursor="prima" />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Il servizio non è raggiungibile.')
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Commento 2')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
