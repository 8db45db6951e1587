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
  raccolta_documenti: 'CHIEDI I DOCUMENTI',
  in_istruttoria: 'AVVIA L’ISTRUTTORIA',
  inviata_banca: 'INVIA ALLA BANCA',
  deliberata_reddituale: 'REGISTRA LA DELIBERA REDDITUALE',
  perizia: 'AVVIA LA PERIZIA',
  deliberata: 'REGISTRA LA DELIBERA',
  stipula: 'FISSA LA STIPULA',
  liquidata: 'REGISTRA L’EROGAZIONE',
  respinta: 'REGISTRA IL RIFIUTO',
  ritirata: 'RITIRA LA PRATICA',
  sospesa: 'SOSPENDI LA PRATICA',
}

const sentence = (words: string) => words.charAt(0) + words.slice(1).toLocaleLowerCase('it')

/** The button of a case without a bank, whose next step begins work for one. */
export const CHOOSE_BANK = 'SCEGLI LA BANCA'
/** The button of a suspended case. */
export const RESUME = 'RIPRENDI LA PRATICA'

/** At the end of a line of the list: the same words as on the page of the case, short enough for the line. */
export function rowVerb(next: Stato, pratica: { stato: Stato; bankId?: string | null }): string {
  if (pratica.bankId === null && lacksBank({ ...pratica, bankId: null }, next)) return sentence(CHOOSE_BANK)
  if (pratica.stato === 'sospesa') return sentence(RESUME)
  if (next === 'deliberata_reddituale') return 'Registra la reddituale'
  return sentence(VERSO[next])
}

const FINALI: readonly Stato[] = ['liquidata', 'respinta', 'ritirata']
export const isClosed = (stato: Stato) => FINALI.includes(stato)

/** The steps that begin work for a bank. */
const FOR_BANK: readonly Stato[] = ['in_istruttoria', 'inviata_banca', 'perizia']

/** Whether a case has to be given a bank before its next step: that comes first, and the step can still be taken. */
export const lacksBank = ({ stato, bankId }: Pick<PraticaDetail, 'stato' | 'bankId'>, next: Stato): boolean =>
  bankId === null && !isClosed(stato) && stato !== 'sospesa' && FOR_BANK.includes(next)
