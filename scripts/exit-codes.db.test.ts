import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inParallel } from './backup/parts'
import { openStore } from './backup/store'
import { scratchFolder } from './embedded/scratch'
import { EXIT } from './exit-codes'
import { ask, commands } from './test/commands'
import { ends } from './test/property'

const { run, database } = commands()
const copies = mkdtempSync(path.join(scratchFolder(), 'chiaravia-copies-'))
afterAll(() => rmSync(copies, { recursive: true, force: true }))

const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env
const SECRETS = {
  AUTH_SECRET: 'a'.repeat(40),
  INTERNAL_TOKEN: 'b'.repeat(40),
  LUCCACASE_SECRET: 'c'.repeat(40),
}
const LOST = `INSERT INTO stored_files (id, key, url, name, size, mimetype, sha256, purpose)
  VALUES (gen_random_uuid(), 'uploads/perso.pdf', '/perso', 'perso.pdf', 1, 'application/pdf', 'x', 'generic')`

const OWNER = `INSERT INTO admins (id, email, name, surname)
  VALUES (gen_random_uuid(), 'titolare@ponte.example', 'Livia', 'Ponte')`

type Call = [code: number, args: string[], given: Record<string, string>]
/** Ended in the same place as the backups. */
const OTHERS: [code: number, args: string[]][] = [
  [EXIT.usage, ['migrate', '--prova']],
  [EXIT.usage, ['restore']],
  [EXIT.usage, ['copia']],
  [0, ['migrate']],
]

it('ends a command by a number that cron can tell apart', async () => {
  const [whole, lost, own] = [await database(), await database(), await database()]
  await ask(lost, LOST)
  await ask(own, OWNER)
  const bucket = openStore('codici')
  await bucket.ensureBucket().finally(() => bucket.close())
  const store = { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET: 'codici' }
  const given = (url: string) => ({ DATABASE_URL: url, ...store, ...SECRETS })
  const calls: Call[] = [
    [0, ['backup', path.join(copies, 'whole')], given(whole)],
    [EXIT.incomplete, ['backup', path.join(copies, 'lost')], given(lost)],
    [EXIT.failed, ['backup', copies], { ...given(whole), S3_ENDPOINT: 'http://127.0.0.1:1' }],
    [EXIT.failed, ['backup', copies], { ...given(whole), S3_BUCKET: 'non-c-e' }],
    [EXIT.usage, ['backup', '--keep', 'tante'], given(whole)],
    // Invented people, whose password is published, never stand among those of an installation of one's own.
    [EXIT.failed, ['seed'], { ...given(whole), DEMO: 'false' }],
    [EXIT.failed, ['seed'], { ...given(own), DEMO: 'true' }],
    [EXIT.failed, ['seed:large'], { ...given(own), DEMO: 'true' }],
    ...ends(OTHERS).map(([code, args]): Call => [code, args, given(whole)]),
  ]
  const ended = await inParallel(calls, 3, async ([, args, env]) => {
    const { code, said } = await run(args, env)
    return [code, args, /\n\s+at /.test(said) ? said : ''] as const
  })
  expect(ended).toEqual(calls.map(([code, args]) => [code, args, '']))
  // Where documents were missing the archive is there all the same.
  expect(readdirSync(path.join(copies, 'lost'))).toHaveLength(1)
}, 120_000)
