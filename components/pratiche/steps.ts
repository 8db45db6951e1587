import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { Stato } from '@/lib/words/case-states'

type Caso = Pick<PraticaDetail, 'stato' | 'statoPrecedente'> & { eventi: readonly { a: Stato | null }[] }

/**
 * How far a case has come on its way. A suspended case stands where it was; one that was refused or
 * withdrawn stands at the last step it reached (its events come newest first).
 */
export function stepOf({ stato, statoPrecedente, eventi }: Caso, percorso: readonly Stato[]): number {
  const reached = [stato, statoPrecedente, ...eventi.map(({ a }) => a)]
  const last = reached.find((state) => state !== null && percorso.includes(state))
  return last ? percorso.indexOf(last) : 0
}

const FERMI: readonly Stato[] = ['respinta', 'ritirata', 'sospesa']

interface Step {
  stato: Stato
  state: 'done' | 'now' | 'stopped' | 'todo'
  /** Whether the case is at this step: it is also the last one of a paid case. */
  isHere: boolean
}

/** Each step of a way as it stands for a case: behind it, where it is or was stopped, still to come. */
export function stepsOf(pratica: Caso, percorso: readonly Stato[]): Step[] {
  const at = stepOf(pratica, percorso)
  const here = FERMI.includes(pratica.stato) ? 'stopped' : 'now'
  const paid = pratica.stato === 'liquidata'
  return percorso.map((stato, index) => ({
    stato,
    state: index < at || paid ? 'done' : index > at ? 'todo' : here,
    isHere: index === at,
  }))
}

/** What the button of the next step says. */
export const VERSO: Record<Stato, string> = {
  bozza: 'RIPORTA IN BOZZA',
  raccolta_documenti: 'RACCOGLI I DOCUMENTI',
  in_istruttoria: 'AVVIA L’ISTRUTTORIA',
  inviata_banca: 'INVIA ALLA BANCA',
  deliberata_reddituale: 'REGISTRA LA DELIBERA REDDITUALE',
  perizia: 'AVVIA LA PERIZIA',
  deliberata: 'REGISTRA LA DELIBERA',
  stipula: 'PASSA ALLA STIPULA',
  liquidata: 'REGISTRA L’EROGAZIONE',
  respinta: 'REGISTRA IL RIFIUTO',
  ritirata: 'RITIRA LA PRATICA',
  sospesa: 'SOSPENDI LA PRATICA',
}

/** What comes next, short enough for the end of a line: something to do, never a state. */
export const ROW_VERBS: Record<Stato, string> = {
  bozza: 'Riporta in bozza',
  raccolta_documenti: 'Chiedi i documenti',
  in_istruttoria: 'Avvia l’istruttoria',
  inviata_banca: 'Invia alla banca',
  deliberata_reddituale: 'Chiedi la reddituale',
  perizia: 'Avvia la perizia',
  deliberata: 'Chiedi la delibera',
  stipula: 'Fissa la stipula',
  liquidata: 'Registra l’erogazione',
  respinta: 'Registra il rifiuto',
  ritirata: 'Ritira la pratica',
  sospesa: 'Sospendi la pratica',
}

const FINALI: readonly Stato[] = ['liquidata', 'respinta', 'ritirata']
export const isClosed = (stato: Stato) => FINALI.includes(stato)

/** The steps that begin work for a bank. */
const FOR_BANK: readonly Stato[] = ['in_istruttoria', 'inviata_banca', 'perizia']

/** Whether a case has to be given a bank before its next step: that comes first, and the step can still be taken. */
export const lacksBank = ({ stato, bankId }: Pick<PraticaDetail, 'stato' | 'bankId'>, next: Stato): boolean =>
  bankId === null && !isClosed(stato) && stato !== 'sospesa' && FOR_BANK.includes(next)
