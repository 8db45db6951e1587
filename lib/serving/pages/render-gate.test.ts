import { setTimeout as sleep } from 'node:timers/promises'
import { RenderGate } from './render-gate'

/** Work that says when it begins and ends, and ends when it is told to. */
function setUp(patienceMs?: number) {
  const gate = new RenderGate(patienceMs)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    log.push(`${name} ends`)
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await sleep(1)
  }
  return { gate, log, work, end }
}

describe('render gate', () => {
  it('lets renders run at once', async () => {
    const { gate, log, work } = setUp()
    void gate.render(work('uno'))
    void gate.render(work('due'))
    expect(log).toEqual(['uno begins', 'due begins'])
  })

  it('makes a change after the renders under way, and before those that come later', async () => {
    const { gate, log, work, end } = setUp()
    void gate.render(work('before'))
    void gate.change(work('change'))
    void gate.render(work('after'))
    await sleep(1)
    expect(log).toEqual(['before begins'])
    await end('before')
    expect(log.slice(1)).toEqual(['before ends', 'change begins'])
    await end('change')
    expect(log.slice(3)).toEqual(['change ends', 'after begins'])
  })

  it('makes one change after the other', async () => {
    const { gate, log, work, end } = setUp()
    void gate.change(work('first'))
    void gate.change(work('second'))
    await sleep(1)
    expect(log).toEqual(['first begins'])
    await end('first')
    expect(log.slice(1)).toEqual(['first ends', 'second begins'])
  })

  it('does not wait for ever for a render that hangs', async () => {
    const { gate, log, work } = setUp(10)
    void gate.render(work('hangs'))
    void gate.change(work('change'))
    await sleep(30)
    expect(log).toEqual(['hangs begins', 'change begins'])
  })

  it('opens again after a render that failed', async () => {
    const { gate } = setUp()
    await expect(gate.render(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    await gate.change(async () => undefined)
    expect(await gate.render(async () => 'well')).toBe('well')
  })

  it('opens again after a change that failed', async () => {
    const { gate } = setUp()
    await expect(gate.change(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    expect(await gate.render(async () => 'well')).toBe('well')
  })
})
