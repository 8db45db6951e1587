import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from './embedded/binaries'
import { runningServer } from './embedded/postmaster'
import { commands } from './test/commands'

const { folder, begin, run, database } = commands()

/**
 * The keeper of the services, whom no command waits for, may still be about to take them over and end them: the folder is
 * removed until nobody has made it again for two seconds.
 */
async function removeDatabase(home: string) {
  for (let quiet = 0; quiet < 10; quiet += 1) {
    if (existsSync(home)) {
      quiet = 0
      if (!runningServer(home)) {
        try {
          rmSync(home, { recursive: true })
        } catch {
          // Somebody wrote into it meanwhile.
        }
      }
    }
    await sleep(200)
  }
}

describe('npm start', () => {
  it('goes on without store and mail: both may come later', async () => {
    const secret = 'un segreto abbastanza lungo per essere buono'
    const given = { DATABASE_URL: await database(), AUTH_SECRET: secret, INTERNAL_TOKEN: secret }
    const named = { SITE_URL: 'https://sito.example', MAIL_FROM: 'Sito <noreply@sito.example>' }
    const { code, said } = await run(['prepare'], { ...given, ...named })
    expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 0, lines: 1 })
    expect(said).toMatch(/^· attenzione: l’archivio dei file .* non si può scrivere\./)
    const unnamed = await run(['prepare'], given)
    expect([unnamed.code, unnamed.said]).toEqual([0, expect.stringContaining('MAIL_FROM non è impostato')])
    expect(unnamed.said).toContain('SITE_URL è http://localhost')
  }, 60_000)

  it('two commands at once in an empty folder share one database; a killed one leaves nothing in the way', async () => {
    const data = path.join(folder, 'vuota')
    const given = { DATA_DIR: data, ENV_FILE: path.join(folder, 'env-vuota') }
    try {
      const both = await Promise.all([run(['migrate'], given), run(['migrate'], given)])
      expect(both.map(({ code }) => code)).toEqual([0, 0])
      const said = both.map((one) => one.said).join('')
      expect(said).toContain('Migrazioni applicate')
      expect(said).toContain('Il database è aggiornato')

      const killed = begin(['migrate'], given)
      const noted = path.join(data, 'services.json')
      while (!existsSync(noted)) await sleep(20)
      killed.kill('SIGKILL')
      await once(killed, 'close')
      const { code, said: again } = await run(['migrate'], given)
      // The first of the two may still be handing its services over.
      expect({ code, again: again.split('\n').at(-2) }).toEqual({
        code: 0,
        again: 'Il database è aggiornato.',
      })
    } finally {
      await removeDatabase(reachable(path.join(data, 'postgres')))
    }
  }, 180_000)
})
