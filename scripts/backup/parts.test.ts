import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { inParallel, writePart } from './parts'

const folder = mkdtempSync(path.join(tmpdir(), 'parts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a part that comes after the interruption makes no folder', async () => {
  const signal = AbortSignal.abort()
  const written = writePart(path.join(folder, 'gone'), 'a/b', Readable.from(['x']), {
    compressed: true,
    signal,
  })
  await expect(written).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

it('where one fails no other is begun, and those under way have ended', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const work = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('the second')
    await sleep(20)
    ended.push(item)
  }
  await expect(inParallel([0, 1, 2, 3, 4, 5], 3, work)).rejects.toThrow('the second')
  expect([begun, ended]).toEqual([
    [0, 1, 2],
    [0, 2],
  ])
})
