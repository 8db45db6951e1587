import { parseArgs } from 'node:util'
import { wrongUsage } from '../exit-codes'
import { interruptible } from '../interruptible'
import { withServices } from '../with-services'

const USAGE = 'Si usa così: npm run restore -- <cartella della copia> [--overwrite] [--lost-secret]'
const INTERRUPTED = 'Interrotto: il database è com’era. Ripeti il ripristino.'

function argumentsOf(args: string[]) {
  try {
    const options = { overwrite: { type: 'boolean' }, 'lost-secret': { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [folder] = positionals
    if (folder && positionals.length === 1) {
      return { folder, overwrite: values.overwrite, lostSecret: values['lost-secret'] }
    }
  } catch {
    // An unknown option: the same answer as no archive at all.
  }
  throw wrongUsage(USAGE)
}

/** Brings database and store to what an archive holds; the server must not be running. */
export function run(args: string[]): Promise<void> {
  const options = argumentsOf(args)
  return withServices('production', async () => {
    const { restore } = await import('../backup/restore')
    const { startedAt, secrets } = await interruptible(INTERRUPTED, (signal) =>
      restore({ ...options, watch: { say: console.log, signal } }),
    )
    console.log(`\nRipristinato lo stato del ${new Date(startedAt).toLocaleString('it-IT')}. Ora:`)
    console.log('· controlla i segreti, che nella copia non ci sono:')
    for (const { name, why } of secrets) console.log(`    ${name}: ${why}`)
    // Newer migrations have been applied already, each in a transaction of its own.
    console.log('· npm start: riprende i lavori che erano in coda')
    console.log(
      '  (con WORKER=off restano fermi, se prima vuoi guardare: un messaggio già spedito partirebbe di nuovo)',
    )
  })
}
