import { parseArgs } from 'node:util'
import { directUrl, EnvError, env } from '../../lib/core/env'
import type { AppError } from '../../lib/core/errors'
import { wrongUsage } from '../exit-codes'
import { generate } from '../generate'
import { migrate } from '../migrate'
import { withServices } from '../with-services'

const USAGE =
  'Si usa così: npm run admin:create -- --email ada@societa.it --nome Ada --cognome Rossi [--altro] [--invia]\n' +
  '--altro: anche se un amministratore c’è già. --invia: il link parte anche per e-mail, quando il server è acceso.'

function argumentsOf(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const options = { email: text, nome: text, cognome: text, altro: flag, invia: flag }
    const { values } = parseArgs({ args, options })
    const { email, nome, cognome, altro, invia } = values
    if (email && nome && cognome) return { email, name: nome, surname: cognome, another: altro, mail: invia }
  } catch {
    // An unknown option: the same answer as none at all.
  }
  throw wrongUsage(USAGE)
}

/** What was wrong with what was given, a sentence for each field; undefined for a fault of the program. */
function sentenceOf({ status, detail, errors }: AppError): string | undefined {
  if (status >= 500) return undefined
  return errors.length > 0 ? errors.map(({ message }) => message).join('\n') : detail
}

/** Makes the first administrator and prints the link that chooses the password. */
export function run(args: string[]): Promise<void> {
  const person = argumentsOf(args)
  return withServices('production', async () => {
    generate()
    await migrate(directUrl(env()))
    const { createAdmin } = await import('../../lib/features/admins/create-admin')
    const { toAppError } = await import('../../lib/http/errors')
    const { disconnect, withDbLimits } = await import('../../lib/core/db')
    try {
      const url = await withDbLimits('script', () => createAdmin(person))
      console.log(
        `Amministratore creato: ${person.email}. Per scegliere la password (vale sette giorni):\n${url}`,
      )
    } catch (error) {
      const sentence = sentenceOf(toAppError(error))
      throw sentence === undefined ? error : new EnvError(sentence)
    } finally {
      await disconnect()
    }
  })
}
