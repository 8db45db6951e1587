import { prepareAndBuildAll } from '../build'
import { withServices } from '../with-services'

/** What `start` does before serving, alone: for an image that is built once and started many times. */
export function run(): Promise<void> {
  return withServices('production', async () => {
    console.log((await prepareAndBuildAll()) ? 'Compilato.' : 'La compilazione è già aggiornata.')
  })
}
