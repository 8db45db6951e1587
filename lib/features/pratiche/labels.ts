import { euroText } from '@/lib/core/money'
import type { Stato } from '@/lib/words/case-states'

// What is asked for is told before there is a case, too.
export { checklist } from './checklist'

/** The states of a case in words for people who have never asked for a loan: their area and their mails say the same. */
export const STEP_WORDS: Record<Stato, string> = {
  bozza: 'La tua richiesta',
  raccolta_documenti: 'I documenti',
  in_istruttoria: 'Prepariamo la pratica',
  inviata_banca: 'In valutazione',
  deliberata_reddituale: 'Prima approvazione della banca',
  perizia: 'Perizia sulla casa',
  deliberata: 'Approvata dalla banca',
  stipula: 'La firma',
  liquidata: 'Finanziamento erogato',
  respinta: 'Non accolta',
  // Who closed it, and why, is not said here: the client may never have asked for it.
  ritirata: 'Chiusa',
  sospesa: 'In pausa',
}

/**
 * What is so of a case in each state, for everybody on it: nothing here depends on whose papers are missing, so that two
 * people never read opposite things.
 */
export const STATE_FACTS: Record<Stato, string> = {
  bozza: 'Abbiamo ricevuto la tua richiesta. Chi ti segue la sta preparando e ti chiama appena è pronta.',
  raccolta_documenti:
    'Stiamo raccogliendo i documenti: appena ci sono tutti, prepariamo la pratica per la banca.',
  in_istruttoria: 'Stiamo preparando la pratica per la banca.',
  inviata_banca: 'La pratica è alla banca, che la sta valutando. Ti scriviamo appena risponde.',
  deliberata_reddituale:
    'La banca ha dato la prima approvazione, quella sui redditi. Ora serve la perizia sulla casa.',
  perizia: 'Un perito visita la casa per conto della banca. Poi arriva la risposta definitiva.',
  deliberata: 'La banca ha approvato il finanziamento. Ora fissiamo il giorno della firma.',
  stipula: 'È il momento della firma: chi ti segue ti dice dove e quando.',
  liquidata: 'La banca ha erogato il finanziamento.',
  respinta: 'La banca non ha accolto la richiesta. Chi ti segue ti spiega perché e che cosa si può fare.',
  ritirata: 'La pratica è chiusa. Se vuoi riprenderla, chiama chi ti segue.',
  sospesa: 'La pratica è in pausa. Chi ti segue ti dice quando riparte.',
}

/** A case that ended before the bank had it: whoever turned it down, it was not the bank. */
export const REFUSED_BEFORE_THE_BANK =
  'La richiesta non è stata accolta. Chi ti segue ti spiega perché e che cosa si può fare.'

/** A payment that the office still checks: the client reads it here, and by mail once it is sure. */
const PAYMENT_TO_CHECK =
  'Ci risulta che la banca ha erogato il finanziamento: lo verifichiamo e ti scriviamo.'

/** States in which papers that are missing are asked for. */
const ASKING: readonly Stato[] = [
  'raccolta_documenti',
  'in_istruttoria',
  'inviata_banca',
  'deliberata_reddituale',
  'perizia',
  'deliberata',
  'stipula',
]
export const asksForDocuments = (stato: Stato): boolean => ASKING.includes(stato)

/** States in which the bank has said nothing yet: what the reader has to bring is the news. */
const BEFORE_AN_ANSWER: readonly Stato[] = ['in_istruttoria', 'inviata_banca']

/** "Per andare avanti ci servono ancora 2 documenti: puoi caricarli nella tua area." */
export const documentsWords = (missing: number): string =>
  missing === 1
    ? 'Per andare avanti ci serve ancora un tuo documento: puoi caricarlo nella tua area.'
    : `Per andare avanti ci servono ancora ${missing} tuoi documenti: puoi caricarli nella tua area.`

export type Situation = {
  stato: Stato
  /** How many papers the reader still has to bring. */
  missing: number
  /** The bank had the case. Of a refusal it says whose it was. */
  inBanca: boolean
  erogazioneDaConfermare: boolean
}

/** What is so of a case now, without what its reader has to do. */
export function factOf({ stato, inBanca, erogazioneDaConfermare }: Omit<Situation, 'missing'>): string {
  if (erogazioneDaConfermare) return PAYMENT_TO_CHECK
  return stato === 'respinta' && !inBanca ? REFUSED_BEFORE_THE_BANK : STATE_FACTS[stato]
}

/**
 * Where a case is and what happens now, for one of its people: what is so, and what they still have to bring. `waits`: what
 * they have to bring stands in front of the state, which nobody has decided about yet.
 */
export function situationOf(situation: Situation): { title: string; now: string; waits: boolean } {
  const { stato, missing } = situation
  const fact = factOf(situation)
  const title = STEP_WORDS[stato]
  if (!asksForDocuments(stato)) return { title, now: fact, waits: false }
  if (missing === 0) {
    const rest = stato === 'in_istruttoria' ? ' Per ora non devi fare nulla.' : ''
    return { title, now: `${fact}${rest}`, waits: false }
  }
  const waits = BEFORE_AN_ANSWER.includes(stato)
  const now = `${fact} ${documentsWords(missing)}`
  return { title: waits ? 'Servono altri documenti' : title, now, waits }
}

/** How far above what was approved an amount may be before it is asked about again. */
const FAR_ABOVE = 1.1

/**
 * Says that an amount paid out is far above the one that was approved, or else asked for; null where it is not. It is looked
 * at again and not refused: amounts in euro.
 */
export function payoutJump(
  { importoDeliberato, importoRichiesto }: { importoDeliberato: number | null; importoRichiesto: number },
  erogato: number | null | undefined,
): string | null {
  const known = importoDeliberato ?? importoRichiesto
  if (!erogato || known === 0 || erogato <= known * FAR_ABOVE) return null
  const what = importoDeliberato === null ? 'richiesto' : 'deliberato'
  return `L’importo erogato (${euroText(erogato)}) è molto più alto di quello ${what} (${euroText(known)}).`
}
