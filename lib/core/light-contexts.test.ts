import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { lightenContexts } from './light-contexts'

const word = new AsyncLocalStorage<string>()
const others = Array.from({ length: 5 }, () => new AsyncLocalStorage<string>())

/** What a promise that is made here holds for contexts. */
const heldByPromise = () => {
  const promise = new Promise<void>((resolve) => setImmediate(resolve))
  return Object.getOwnPropertySymbols(promise).filter((symbol) => String(symbol).includes('kResourceStore'))
}

describe('contexts', () => {
  beforeAll(() => {
    for (const other of others) other.run('used', () => undefined)
    const held = heldByPromise()
    lightenContexts()
    // On a Node that keeps contexts otherwise there is nothing to take away.
    expect(held.length === 0 || held.length >= others.length).toBe(true)
  })

  it('leave nothing on a promise of those that it is not in', () => {
    // The test runner is within one of its own.
    const held = heldByPromise().length
    expect(held).toBeLessThanOrEqual(1)
    expect(word.run('a', heldByPromise).length).toBeLessThanOrEqual(held + 1)
  })

  it('reach whatever is begun within, however it goes on', async () => {
    const seen: (string | undefined)[] = []
    const note = () => void seen.push(word.getStore())
    await word.run('a', async () => {
      note()
      await turn()
      note()
      await sleep(1).then(note)
      await new Promise<void>((resolve) => process.nextTick(() => resolve(note())))
      await word.run('b', async () => {
        await turn()
        note()
      })
      note()
    })
    note()
    expect(seen).toEqual(['a', 'a', 'a', 'a', 'b', 'a', undefined])
  })

  it('keep apart what goes on at once', async () => {
    const found = await Promise.all(
      ['a', 'b', undefined].map(async (name) => {
        const work = async () => {
          await sleep(2)
          return word.getStore()
        }
        return name ? word.run(name, work) : work()
      }),
    )
    expect(found).toEqual(['a', 'b', undefined])
  })

  it('end where they are left, and where the undefined one is entered', async () => {
    const later = async () => {
      await turn()
      return word.getStore()
    }
    await word.run('a', async () => {
      expect(await word.exit(later)).toBeUndefined()
      expect(await word.run(undefined as unknown as string, later)).toBeUndefined()
      expect(await later()).toBe('a')
    })
  })

  it('go with a function that is bound, and with a snapshot', () => {
    const emitter = new EventEmitter()
    const heard: unknown[] = []
    word.run('a', () => {
      emitter.on(
        'said',
        AsyncLocalStorage.bind(function (this: unknown, one: number, two: number) {
          heard.push(this === emitter, one + two, word.getStore())
        }),
      )
    })
    emitter.emit('said', 1, 2)
    expect(heard).toEqual([true, 3, 'a'])
    const within = word.run('b', () => AsyncLocalStorage.snapshot())
    expect(within((more: string) => `${word.getStore()}${more}`, '!')).toBe('b!')
  })
})
