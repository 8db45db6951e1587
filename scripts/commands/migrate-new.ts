import { EnvError } from '../../lib/core/env'
import { migrateNew } from '../migrate'

export async function run([name]: string[]): Promise<void> {
  if (!name) throw new EnvError('Serve un nome: npm run migrate:new -- aggiunge_provvigioni')
  const file = await migrateNew(name)
  console.log(file ? `Scritta ${file}: rileggila prima di salvarla.` : 'Lo schema non è cambiato.')
}
