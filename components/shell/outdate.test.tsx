import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { outdate } from './outdate'

const KEY = ['leadRequests', 'agent']

/** A list whose replies come when the test says so. */
function askedList() {
  const client = new QueryClient()
  const replies: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => replies.push(resolve))
  const observer = new QueryObserver(client, { queryKey: [...KEY, 'list'], queryFn })
  const leave = observer.subscribe(() => undefined)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { client, replies, observer, leave, settle }
}

it('asks a list again that stands on the screen', async () => {
  const { client, replies, observer, leave, settle } = askedList()
  replies[0]?.('before')
  await settle()
  outdate(client, KEY)
  await settle()
  replies[1]?.('after')
  await settle()
  expect(observer.getCurrentResult().data).toBe('after')
  leave()
})

it('asks a list again that was being read for the first time: the reply on its way may be older than the event', async () => {
  const { client, replies, observer, leave, settle } = askedList()
  outdate(client, KEY)
  outdate(client, KEY)
  replies[0]?.('before')
  await settle()
  expect(replies).toHaveLength(2)
  replies[1]?.('after')
  await settle()
  expect(observer.getCurrentResult().data).toBe('after')
  leave()
})
