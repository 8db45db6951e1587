import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './migrations/files'
import { builtConfig, builtServer, bundleServer } from './server-bundle'

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
const env = { NODE_ENV: 'production' as const, NEXT_DIST_DIR: path.relative(ROOT, folder) }
afterAll(() => rmSync(folder, { recursive: true }))

describe('the server that the build makes', () => {
  it('is one file, in which only packages are left to load', async () => {
    expect(builtServer(env)).toBeUndefined()
    await bundleServer(env)
    const file = builtServer(env)
    expect(file).toBe(path.join(folder, 'server.cjs'))
    const asked = [...readFileSync(file ?? '', 'utf8').matchAll(/\b(?:require|import)\("([^"]+)"\)/g)]
    const names = asked.map(([, name = '']) => name)
    expect(names).toContain('next')
    expect(names.filter((name) => /^[./]|^@\/|^server-only$/.test(name))).toEqual([])
  })

  it('is told the configuration that the build settled', () => {
    const config = { distDir: '.next-prova', cacheComponents: true }
    writeFileSync(path.join(folder, 'required-server-files.json'), JSON.stringify({ version: 1, config }))
    const told = builtConfig(env)
    expect(Object.values(told).map((text) => JSON.parse(text))).toEqual([config])
    // The name that Next looks for, which is private: this fails when a release gives it another.
    const reader = readFileSync(path.join(ROOT, 'node_modules/next/dist/server/config.js'), 'utf8')
    expect(Object.keys(told).filter((name) => !reader.includes(`process.env.${name}`))).toEqual([])
  })
})
