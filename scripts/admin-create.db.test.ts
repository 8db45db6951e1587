import { ask, commands } from './test/commands'
import { itLong } from './test/long'

const { run, database } = commands()
const ADA = ['--email', 'ada@societa.example', '--nome', 'Ada', '--cognome', 'Rossi']

describe('npm run admin:create', () => {
  it('makes the first administrator and prints the link to the password; another one only where that is asked', async () => {
    const url = await database()
    const given = { DATABASE_URL: url, SITE_URL: 'https://www.societa.example' }
    const create = (...more: string[]) => run(['admin:create', ...ADA, ...more], given)

    const first = await create()
    expect(first.said).toMatch(
      /https:\/\/www\.societa\.example\/admin\/password-dimenticata\?token=[\w-]{43}/,
    )
    const { rows } = await ask(url, 'SELECT email, status, permissions, password_hash FROM admins')
    expect(rows).toEqual([
      { email: 'ada@societa.example', status: 'pending', permissions: { admin: true }, password_hash: '' },
    ])

    const second = await create()
    expect([first.code, second.code]).toEqual([0, 1])
    expect(second.said).toContain('C’è già un amministratore (ada@societa.example)')

    const other = await run(
      ['admin:create', ...ADA.with(1, 'ugo@societa.example'), '--altro', '--invia'],
      given,
    )
    expect(other.code).toBe(0)
    const mails = await ask(url, "SELECT payload->'to'->>'email' AS email FROM graphile_worker._private_jobs")
    expect(mails.rows).toEqual([{ email: 'ugo@societa.example' }])
  }, 180_000)

  itLong(
    'says what is wrong with what it is given',
    async () => {
      const given = { DATABASE_URL: await database(), SITE_URL: 'https://www.societa.example' }
      expect((await run(['admin:create', ...ADA], given)).code).toBe(0)
      const same = await run(['admin:create', ...ADA, '--altro'], given)
      expect([same.code, /\n\s+at /.test(same.said)]).toEqual([1, false])
      expect(same.said).toContain('già')
      const short = ['admin:create', '--email', 'ada', '--nome', 'A', '--cognome', 'Rossi', '--altro']
      const wrong = await run(short, given)
      expect(wrong.said).toContain('L’indirizzo e-mail non è valido.\n')
      expect(wrong.said).toContain('Scrivi il nome.')
      expect((await run(['admin:create', '--email', 'a@b.example'], given)).said).toContain('Si usa così')
    },
    180_000,
  )
})
