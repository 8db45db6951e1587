import { type Ended, keepRunning } from './keep-running'

const pauseMs = { first: 1, most: 4 }

function setUp(ends: Ended[], onBegin = (_asked: AbortController) => {}) {
  const asked = new AbortController()
  const said: string[] = []
  let begun = 0
  const begin = async () => {
    const end = ends[Math.min(begun, ends.length - 1)]
    begun += 1
    onBegin(asked)
    return end as Ended
  }
  const code = keepRunning({ begin, asked: asked.signal, say: (text) => said.push(text), pauseMs })
  return { code, said, begun: () => begun }
}
const fell: Ended = { code: 1, wasReady: true }

it('begins a server again that has ended by itself or was killed, and says so', async () => {
  const { code, said, begun } = setUp([fell, { code: null, wasReady: true }, { code: 0, wasReady: true }])
  expect([await code, begun(), said]).toEqual([
    0,
    3,
    [
      'Il server è finito da solo (1): riparte tra 0.001 secondi.',
      'Il server è finito da solo (ucciso): riparte tra 0.002 secondi.',
    ],
  ])
})

it('leaves a server that could not start at all: it has said why', async () => {
  const { code, said, begun } = setUp([{ code: 3, wasReady: false }])
  expect([await code, begun(), said]).toEqual([3, 1, []])
})

it('ends with the exit code of one that ends again and again', async () => {
  const { code, said, begun } = setUp([fell, { code: 7, wasReady: false }])
  expect([await code, begun()]).toEqual([7, 7])
  expect(said.at(-1)).toContain('non viene più riavviato')
})

it('ends in peace when that is asked for', async () => {
  const { code, said, begun } = setUp([{ code: null, wasReady: true }], (asked) => asked.abort())
  expect([await code, begun(), said]).toEqual([0, 1, []])
})
