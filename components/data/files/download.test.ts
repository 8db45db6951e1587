import { ApiError } from '@/lib/http/client'
import { brokenLine } from '@/lib/resources/broken-export'
import { download } from './download'

/** A reply in two parts; the second may never come. */
function reply(type: string, parts: (string | Error)[]): Response {
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part instanceof Error) controller.error(part)
      else if (part === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })
  return new Response(body, { headers: { 'content-type': type, 'x-total-rows': '4' } })
}

const saved = jest.fn()
beforeEach(() => {
  saved.mockReset()
  const link = { click: saved, href: '', download: '' }
  Object.assign(globalThis, { document: { createElement: () => link } })
  URL.createObjectURL = () => 'blob:x'
  jest.useFakeTimers()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
  jest.restoreAllMocks()
  jest.useRealTimers()
})

async function run(response: Response | Error, signal?: AbortSignal) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (response instanceof Error) throw response
    return response
  })
  const told: string[] = []
  const error = await download('/v2/news/export', 'admin', (text) => told.push(text), signal).catch((e) => e)
  return { told, error, saved: saved.mock.calls.length }
}

it('counts the rows of a CSV', async () => {
  const { told, ...rest } = await run(reply('text/csv; charset=utf-8', ['a\nb\n', 'c\nd\ne\n']))
  expect(told).toEqual(['50%', '99%'])
  expect(rest).toEqual({ error: undefined, saved: 1 })
})

it('does not take the bytes of a workbook for lines', async () => {
  const { told } = await run(reply('application/vnd.ms-excel', ['\n\n\n', '\n'.repeat(2000)]))
  expect(told).toEqual(['1 kB', '2 kB'])
})

it('says in Italian that the connection broke, and saves no half file', async () => {
  for (const broken of [new TypeError('Failed to fetch'), reply('text/csv', ['a\n', new TypeError('x')])]) {
    const { error, saved: files } = await run(broken)
    expect(error).toBeInstanceOf(ApiError)
    expect([error.message, files]).toEqual([expect.stringContaining('si è interrotta'), 0])
  }
})

it('saves no file whose last line says that it is not whole', async () => {
  const lines = ['nome\nUno\n', `"${brokenLine(1)}"\n`]
  const { error, saved: files } = await run(reply('text/csv', lines))
  expect([error.message, files]).toEqual([expect.stringContaining('si è interrotta'), 0])
})

it('leaves a stop that was asked for as it is', async () => {
  const stop = new AbortController()
  stop.abort()
  const { error, saved: files } = await run(
    Object.assign(new Error('stop'), { name: 'AbortError' }),
    stop.signal,
  )
  expect([error.name, files]).toEqual(['AbortError', 0])
})
