import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isBuilt } from './build'

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
