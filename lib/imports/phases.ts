import type { FaseImport, StatoImport, VerbiImport } from './schema'

type Standing = {
  state: StatoImport
  fase: FaseImport | null
  fileId: string | null
  creati: number
  aggiornati: number
  errati: number
}

const STOPPED: readonly StatoImport[] = ['annullato', 'fallito']
const ENDED: readonly StatoImport[] = ['completato', 'con_errori']

/** What can be done with a run as it stands: the verbs ask this, and its screen shows what it says. */
export function verbsOf({ state, fase, fileId, creati, aggiornati, errati }: Standing): VerbiImport {
  const isStopped = STOPPED.includes(state)
  const neverWrote = fase === null || fase === 'verifica'
  const isOpen = state === 'caricato' || state === 'verificato' || (isStopped && neverWrote)
  const hasWritten = ENDED.includes(state) || (isStopped && !neverWrote)
  return {
    check: isOpen && fileId !== null,
    run: (state === 'verificato' && creati + aggiornati > 0) || (isStopped && fase === 'scrittura'),
    cancel: state === 'in_corso' || state === 'caricato' || state === 'verificato',
    retry: (ENDED.includes(state) || (isStopped && fase === 'ripresa')) && errati > 0,
    undo: hasWritten && creati + aggiornati > 0,
    fix: (state === 'verificato' || ENDED.includes(state)) && errati > 0,
  }
}
