import { directUrl, env } from '../../lib/core/env'
import { wrongUsage } from '../exit-codes'
import { migrate } from '../migrate'
import { withServices } from '../with-services'

export function run(args: string[]): Promise<void> {
  if (args.length > 0) throw wrongUsage('Si usa così, senza altro: npm run migrate')
  return withServices('production', async () => {
    const applied = await migrate(directUrl(env()), console.log)
    console.log(applied.length ? `Migrazioni applicate: ${applied.join(', ')}` : 'Il database è aggiornato.')
  })
}
