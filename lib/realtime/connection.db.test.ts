import { connect, startNode } from './testing'

let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode({ authMs: 60_000 })
})
afterAll(() => node.close())

const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`

it.each<[string, string]>([
  ['an object whose length cannot be compared', '{"type":"auth","token":{"length":{"toString":1}}}'],
  ['the same in the place of an id', '{"type":"resume","lastId":{"length":{"toString":1,"valueOf":1}}}'],
  ['an object in the place of the type', '{"type":{"toString":1},"token":"x"}'],
  ['a name of Object’s own as type', '{"type":"__proto__"}'],
  ['no object', '[]'],
  ['no JSON', '{'],
  ['nothing', ''],
  ['great depth', deep],
])('closes with 1008 at %s as the first message', async (_what, text) => {
  const client = connect(node.port)
  expect(await client.opened).toBe('open')
  client.socket.send(text)
  expect(await client.closed).toBe(1008)
})

it('closes with 1008 at bytes that are no text', async () => {
  const client = connect(node.port)
  await client.opened
  client.socket.send(Buffer.from([0, 255, 254, 1]))
  expect(await client.closed).toBe(1008)
})
