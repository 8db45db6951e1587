import { build } from '../build'
import { prepare } from '../prepare'
import { withServices } from '../with-services'

/** What `start` does before serving, alone: for an image that is built once and started many times. */
export function run(): Promise<void> {
  return withServices('production', async () => {
    await prepare()
    console.log((await build()) ? 'Compilato.' : 'La compilazione è già aggiornata.')
  })
}
