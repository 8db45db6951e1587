import { migrate } from '../migrate'
import { withServices } from '../with-services'

export function run(): Promise<void> {
  return withServices('production', async () => {
    const applied = await migrate(process.env.DATABASE_URL ?? '')
    console.log(applied.length ? `Migrazioni applicate: ${applied.join(', ')}` : 'Il database è aggiornato.')
  })
}
