import type { Stato } from './states'

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
  ritirata: 'Chiusa su richiesta',
  sospesa: 'In pausa',
}

/** What is happening now and who has to do something. */
const NOW_WORDS: Record<Stato, string> = {
  bozza: 'Abbiamo ricevuto la tua richiesta. Chi ti segue la sta preparando e ti chiamerà.',
  raccolta_documenti: 'Ci servono i tuoi documenti: appena li abbiamo tutti, passiamo alla banca.',
  in_istruttoria:
    'Abbiamo i tuoi documenti e stiamo preparando la pratica per la banca. Per ora non devi fare nulla.',
  inviata_banca: 'La banca sta valutando la tua richiesta. Ti scriviamo appena risponde.',
  deliberata_reddituale: 'La banca ha approvato il tuo reddito. Ora serve la perizia sulla casa.',
  perizia: 'Un perito visita la casa per conto della banca. Poi arriva la risposta definitiva.',
  deliberata: 'La banca ha approvato il finanziamento. Stiamo fissando il giorno della firma.',
  stipula: 'Manca solo la firma. Chi ti segue ti dice dove e quando.',
  liquidata: 'La banca ha erogato il finanziamento.',
  respinta: 'La banca non ha accolto la richiesta. Chi ti segue ti spiega perché e che cosa si può fare.',
  ritirata: 'La pratica è chiusa. Se cambi idea, chiama chi ti segue.',
  sospesa: 'La pratica è in pausa. Chi ti segue ti dice quando riparte.',
}

/** States in which the documents should be complete. */
const COMPLETE: readonly Stato[] = [
  'in_istruttoria',
  'inviata_banca',
  'deliberata_reddituale',
  'perizia',
  'deliberata',
  'stipula',
]

/** Where a case is and what happens now. Documents that are still missing come before everything else. */
export function situationOf(stato: Stato, missing: number): { title: string; now: string } {
  if (missing === 0 || !COMPLETE.includes(stato)) return { title: STEP_WORDS[stato], now: NOW_WORDS[stato] }
  const what = missing === 1 ? 'ci serve ancora un documento' : `ci servono ancora ${missing} documenti`
  return {
    title: 'Servono altri documenti',
    now: `Per andare avanti ${what}: puoi ${missing === 1 ? 'caricarlo' : 'caricarli'} nella tua area.`,
  }
}
