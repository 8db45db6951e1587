import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { newCollector } from '../collect-at-rest'
import { renderImpersonally } from './render'

const RIGHTS = { role: 'admin', permissions: {}, ticketing: {} } as const
const WHOSE = { router: {}, host: 'prova.example', secure: false }

it('answers what Next says, and whoever keeps the request keeps nothing of the page', async () => {
  const kept: IncomingMessage[] = []
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    kept.push(request)
    response.end('una pagina')
  }
  const render = async () => {
    const rendered = await renderImpersonally(next, RIGHTS, '/admin', WHOSE)
    expect(rendered).toMatchObject({ status: 200, body: 'una pagina' })
    return new WeakRef(rendered)
  }
  const page = await render()
  const collect = newCollector()
  for (let at = 0; at < 5 && page.deref(); at += 1) {
    await turn()
    collect()
  }
  expect(kept).toHaveLength(1)
  expect(page.deref()).toBeUndefined()
})
