import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { type Call, fakeApi, type Reply, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import { draftSaver } from './draft-saver'
import { ReplyForm } from './reply-form'

afterEach(restoreApi)

/** Somebody leaves the ticket and comes back. */
function Page() {
  const [isHere, stay] = useState(true)
  return (
    <>
      {isHere && <ReplyForm id="t1" last={null} label="Scrivi" />}
      <button type="button" onClick={() => stay(!isHere)}>
        altrove
      </button>
    </>
  )
}

const AT = '2026-11-26T17:20:00.000Z'
const isDraft = ({ path }: Call) => path.endsWith('/draft')
const show = (answer: (call: Call) => Reply, slow?: Promise<void>) => {
  const asked = fakeApi(answer)
  const quick = globalThis.fetch
  globalThis.fetch = (...call) => Promise.resolve(slow).then(() => quick(...call))
  const { user } = renderShell(<Page />, { area: 'agent' })
  return { user, asked, box: screen.getByRole('textbox', { name: 'Scrivi' }) }
}

it('shows what was written on another device, keeps what is written on, and nothing once it is sent', async () => {
  const { user, asked, box } = show(({ path, method, body }) => {
    if (!path.endsWith('/draft')) return { status: 201, body: { _id: 'm1' } }
    if (method === 'GET') return { body: { testo: 'Ieri', interno: false, menzioni: [], at: AT } }
    return { body: { at: (body as { testo: string }).testo ? new Date().toISOString() : null } }
  })
  await waitFor(() => expect(box).toHaveValue('Ieri'))
  expect(screen.getByText('bozza del 26/11/2026, 18:20')).toBeVisible()
  await user.type(box, ' e oggi')
  expect(screen.queryByText(/^bozza/)).not.toBeInTheDocument()
  expect(await screen.findByText(/^bozza salvata alle/)).toBeVisible()
  const saved = asked.filter((call) => isDraft(call) && call.body)
  expect(saved.map(({ body }) => body)).toEqual([{ testo: 'Ieri e oggi' }])
  await user.type(box, '.')
  await user.click(screen.getByRole('button', { name: 'INVIA' }))
  await waitFor(() => expect(box).toHaveValue(''))
  expect(asked.filter((call) => isDraft(call) && call.body)).toHaveLength(1)
  expect(screen.queryByText(/^bozza/)).not.toBeInTheDocument()
})

it('leaves alone what stands here before the answer comes', async () => {
  let arrive = () => undefined as unknown
  const slow = new Promise<void>((resolve) => (arrive = resolve))
  const { user, box } = show(() => ({ body: { testo: 'Ieri', interno: false, menzioni: [], at: AT } }), slow)
  await user.type(box, 'Adesso')
  await act(async () => {
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(box).toHaveValue('Adesso')
})

it('keeps what it finds at once where the ticket was open before, and forgets what was taken back', async () => {
  const { user, asked, box } = show(({ method }) =>
    method === 'GET'
      ? { body: { testo: 'Ieri', interno: false, menzioni: [], at: AT } }
      : { body: { at: AT } },
  )
  await waitFor(() => expect(box).toHaveValue('Ieri'))
  await user.click(screen.getByRole('button', { name: 'altrove' }))
  await user.click(screen.getByRole('button', { name: 'altrove' }))
  expect(screen.getByRole('textbox', { name: 'Scrivi' })).toHaveValue('Ieri')
  await user.type(screen.getByRole('textbox', { name: 'Scrivi' }), 'x{Backspace}')
  // Leaving the page keeps at once what is waiting.
  await user.click(screen.getByRole('button', { name: 'altrove' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(asked.filter(({ body }) => body)).toEqual([])
})

it('saves the last of several words, one call at a time, and nothing after it is dropped', async () => {
  const saved: string[] = []
  let arrive = () => undefined as unknown
  const saver = draftSaver((words: string) => {
    saved.push(words)
    return new Promise<void>((resolve) => (arrive = resolve))
  })
  saver.want('a')
  void saver.flush()
  await Promise.resolve()
  saver.want('b')
  saver.want('c')
  void saver.flush()
  await Promise.resolve()
  expect(saved).toEqual(['a'])
  arrive()
  await new Promise((resolve) => setTimeout(resolve))
  expect(saved).toEqual(['a', 'c'])
  saver.want('d')
  const dropped = saver.drop()
  arrive()
  await dropped
  expect(saved).toEqual(['a', 'c'])
})
