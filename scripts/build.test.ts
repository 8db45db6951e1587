import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resolveBuildPaths } from 'next/dist/lib/resolve-build-paths'
import { OF_NEXT } from '@/lib/serving/v2-match'
import { addressOf, routeFiles } from '@/lib/serving/v2-routes'
import { isBuilt, NEXT_BUILDS } from './build'
import { ROOT } from './migrations/files'

describe('isBuilt()', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-build-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('takes a stamped folder without its last file for unfinished', () => {
    writeFileSync(path.join(folder, 'sources.sha256'), 'hash')
    expect(isBuilt(folder, 'hash')).toBe(false)
    writeFileSync(path.join(folder, 'BUILD_ID'), 'id')
    expect(isBuilt(folder, 'hash')).toBe(true)
  })

  it('takes the build of other sources for none', () => {
    expect(isBuilt(folder, 'other')).toBe(false)
  })
})

it('lets Next build whatever it answers, and nothing that our own server does', async () => {
  const extensions = ['tsx', 'ts']
  const all = (await resolveBuildPaths(['app/**'], ROOT, extensions)).appPaths
  const built = new Set((await resolveBuildPaths(NEXT_BUILDS, ROOT, extensions)).appPaths)
  const leftOut = all.filter((file) => !built.has(file)).map((file) => path.join(ROOT, 'app', file))
  expect(leftOut.toSorted()).toEqual(
    routeFiles()
      .map(([, file]) => file)
      .toSorted(),
  )
  const ofApi = [...built].filter((file) => file.startsWith('/v2/'))
  expect(ofApi.map((file) => addressOf(path.relative('/v2', path.dirname(file))))).toEqual(OF_NEXT)
})
