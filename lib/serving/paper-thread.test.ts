import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paperThread } from './paper-thread'

jest.mock('@/lib/core/logger', () => ({ logger: () => ({ error: () => undefined, warn: () => undefined }) }))

const folder = mkdtempSync(path.join(tmpdir(), 'papers-'))
const file = path.join(folder, 'papers.cjs')
// Draws the type of a document as its bytes; one kind of document fails, one ends the thread, one never comes.
writeFileSync(
  file,
  `const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', ({ number, drawing: { design: { type } } }) => {
    if (type === 'wrong') parentPort.postMessage({ number, error: 'no such letter' })
    else if (type === 'end') process.exit(1)
    else if (type !== 'never') parentPort.postMessage({ number, bytes: Buffer.from(type + threadId) })
  })`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const paper = (type: string) => ({ design: { type, props: {}, children: [] } })
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

it('draws one after the other, in the same thread', async () => {
  const draw = paperThread(file)
  const [a = '', b = ''] = (await Promise.all(['a', 'b'].map((type) => draw(paper(type))))).map(text)
  expect([a[0], b[0], a.slice(1) === b.slice(1)]).toEqual(['a', 'b', true])
})

it('tells whoever asked when one cannot be drawn, and draws the next', async () => {
  const draw = paperThread(file, { eachMs: 5_000 })
  const asked = ['wrong', 'end', 'never', 'a'].map((type) => draw(paper(type)))
  const [wrong, end, never, good] = await Promise.allSettled(asked)
  expect([wrong, end, never].map((one) => one?.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(good?.status === 'fulfilled' && text(good.value)).toMatch(/^a\d+$/)
})

it('takes no more than a number of them', async () => {
  const draw = paperThread(file, { all: 1, eachMs: 2_000 })
  const asked = ['never', 'a', 'b'].map((type) => draw(paper(type)))
  const [, , last] = await Promise.allSettled(asked)
  expect(last).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfter: 5 } })
})
