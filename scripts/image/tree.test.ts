import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../migrations/files'
import { READ, writeTree } from './tree'

/** The bundler puts a table in its place. */
const BUNDLED = 'lib/serving/v2-routes.ts'
/** `process.cwd(), 'app', 'fonts'`: of a file whose name is made at run time, the folder. */
const ASKED = /process\.cwd\(\)((?:, '[^']+')+)/g
/** A list of files that are read one after the other. */
const LISTED = /'((?:components|lib|app)\/[\w/-]+\.(?:css|woff2?|json))'/g

const sources = ['app', 'components', 'lib', 'prisma/seed/reference'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing|test-kit|generated/.test(name))
    .map((name) => path.posix.join(folder, name)),
)

it('holds every file that the product reads by its name', () => {
  const asked = sources
    .filter((name) => name !== BUNDLED)
    .flatMap((name) => {
      const text = readFileSync(path.join(ROOT, name), 'utf8')
      const joined = [...text.matchAll(ASKED)].map(([, parts = '']) =>
        [...parts.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
      )
      return text.includes('readFile')
        ? [...joined, ...[...text.matchAll(LISTED)].map(([, file = '']) => file)]
        : joined
    })
  expect(asked).toContain('app/fonts')
  expect(asked.length).toBeGreaterThan(8)
  const isHeld = (file: string) => READ.some((held) => file === held || file.startsWith(`${held}/`))
  expect(asked.filter((file) => !isHeld(file))).toEqual([])
})

it('names nothing that is not there', () => {
  const gone = READ.filter((name) => !name.includes('generated') && !existsSync(path.join(ROOT, name)))
  expect(gone).toEqual([])
})

it('is written into a folder of its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  writeFileSync(path.join(folder, 'mine'), '')
  await expect(writeTree(folder)).rejects.toThrow('non è vuota')
  rmSync(folder, { recursive: true })
})
