import 'server-only'
import { checkBody, nothing } from './schema'
import { importVerbRoute } from './verb-route'
import { cancelImport, checkImport, retryImport, runImport, undoImport } from './verbs'

/** What is done with an uploaded file, by the folder below /v2/imports. */
export const importRoutes = () => ({
  '[id]/check': {
    POST: importVerbRoute({
      summary: 'Dice quale colonna è quale campo, e verifica che cosa cambierebbe',
      body: checkBody,
      run: checkImport,
    }),
  },
  '[id]/run': {
    POST: importVerbRoute({
      summary: 'Scrive ciò che la verifica ha trovato, o riprende da dove si era fermata',
      body: nothing,
      run: runImport,
    }),
  },
  '[id]/retry': {
    POST: importVerbRoute({ summary: 'Riprova le righe errate', body: nothing, run: retryImport }),
  },
  '[id]/cancel': {
    POST: importVerbRoute({
      summary: 'Ferma un’importazione; ciò che è già scritto resta',
      body: nothing,
      run: cancelImport,
    }),
  },
  '[id]/undo': {
    POST: importVerbRoute({
      summary: 'Annulla ciò che l’importazione ha scritto',
      body: nothing,
      run: undoImport,
    }),
  },
})
