import { EnvError } from '../../lib/core/env'
import { checkEnvironment } from '../environment'
import { prepareDatabase } from '../prepare'
import { withServices } from '../with-services'

/** Brings the database to where this release wants it: migrations, functions, reference data. Once, whoever runs it. */
export const run = (): Promise<void> =>
  withServices('production', async () => {
    if (checkEnvironment().DEMO)
      throw new EnvError('L’immagine non ha i dati dimostrativi: togli DEMO, o provali con npm start.')
    await prepareDatabase()
    console.log('Il database è aggiornato.')
  })
