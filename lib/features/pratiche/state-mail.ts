import { type Day, formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { isAperta, type Stato } from '@/lib/words/case-states'
import { asksForDocuments, documentsWords, factOf, STEP_WORDS } from './labels'
import { RUOLI_PERSONA } from './schema'

/*
 * What a person on a case is written when its state changes, or why nothing. Everything follows from what is so of the case:
 * where it came from and is, what the bank has decided and paid, what this person still has to bring. Nobody else writes it
 * (`plan-mails.ts` sends it, and shows it before).
 */

type Ruolo = keyof typeof RUOLI_PERSONA

/** A case before and after a step. */
export type Passaggio = {
  da: Stato
  a: Stato
  /** The bank had the case when the step was taken. */
  inBanca: boolean
  banca: string | null
  /** In euro. */
  deliberato: number | null
  erogato: number | null
  erogatoIl: Day | null
  /** What comes of the step: a payment that the office still has to confirm. */
  daConfermare: boolean
  /** Before the step the case was paid out, and its people had not been told so. */
  eraDaConfermare: boolean
  /** The step takes back one that was told by mistake. */
  correzione?: boolean
}

/** A person who follows the case, with the names of what they still have to bring. */
export type Lettore = { ruolo: Ruolo; mancano: readonly string[] }

/** The words of one mail; what is empty is left out. */
export type Parole = {
  quale: string
  stato: string
  spiegazione: string
  ruolo: string
  banca: string
  importoDeliberato: string
  importoErogato: string
  dataErogazione: string
  daPortare: string
}
export type Detto = { mail: Parole } | { nessuna: string }

const QUALE: Record<Ruolo, string> = {
  richiedente: 'La tua pratica',
  cointestatario: 'La tua pratica',
  garante: 'La pratica di cui sei garante',
  terzo_datore: 'La pratica per cui dai l’ipoteca',
}

/** Where a mail calls a state otherwise than a step of the way. */
const TITLES: Partial<Record<Stato, string>> = {
  raccolta_documenti: 'raccogliamo i documenti',
  stipula: 'è il momento della firma',
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const titleOf = (stato: Stato) => TITLES[stato] ?? lower(STEP_WORDS[stato])

/** Where a case that was closed starts again: nothing that was decided before is told as news. */
const AGAIN: Partial<Record<Stato, string>> = {
  raccolta_documenti: 'Riprende dalla raccolta dei documenti.',
  in_istruttoria: 'La stiamo preparando di nuovo per la banca.',
  inviata_banca: 'È di nuovo alla banca, che la sta valutando.',
  deliberata: 'Riprende dopo l’approvazione della banca: va fissato il giorno della firma.',
  stipula: 'Riprende dalla firma.',
}

const FROM_HERE_ON_THE_BANK: readonly Stato[] = [
  'inviata_banca',
  'deliberata_reddituale',
  'perizia',
  'deliberata',
  'stipula',
  'liquidata',
]
const APPROVED: readonly Stato[] = ['deliberata', 'stipula']

/** Who only guarantees is written to where they sign, answer for it, or no longer do; and where a paper of theirs is missing. */
const OF_A_GUARANTOR: readonly Stato[] = ['deliberata', 'stipula', 'liquidata', 'respinta', 'ritirata']

const isReopened = ({ da, a }: Passaggio) => !isAperta(da) && isAperta(a)
const isResumed = ({ da, a }: Passaggio) => da === 'sospesa' && isAperta(a)

/** Why nobody at all is written to, whoever they are; null where somebody may be. */
function silence({ da, a, daConfermare, eraDaConfermare }: Passaggio): string | null {
  if (daConfermare) return 'L’e-mail parte quando la sede conferma l’erogazione.'
  if (da === 'liquidata' && eraDaConfermare && a === 'stipula')
    return 'L’erogazione non era ancora stata comunicata: per chi segue la pratica non cambia nulla.'
  if (a === 'bozza' && da !== 'sospesa') return 'Tornare in bozza è un passo interno.'
  return null
}

/** Who reads of a refusal learns there that it is not the last word (art. 18 of Directive (EU) 2023/2225). */
const REVIEW = 'Puoi chiedere che una persona riesamini la decisione: il pulsante è nella tua area.'

/** Title and sentence of a step, the same for everybody on the case. */
function wordsOf(step: Passaggio): { stato: string; fatto: string } {
  const { da, a, inBanca, eraDaConfermare } = step
  const fatto = factOf({ stato: a, inBanca, erogazioneDaConfermare: false })
  if (step.correzione)
    return {
      stato: 'una correzione',
      fatto: `L’ultima e-mail sulla tua pratica partiva da un dato sbagliato: non tenerne conto. ${fatto}`,
    }
  const wasTold = da === 'liquidata' && !eraDaConfermare
  if (isReopened(step)) {
    const why = wasTold
      ? 'Abbiamo riaperto la pratica, perché l’erogazione che ti avevamo comunicato va registrata di nuovo.'
      : 'Abbiamo riaperto la pratica.'
    return { stato: 'riaperta', fatto: `${why} ${AGAIN[a] ?? fatto}` }
  }
  if (isResumed(step)) return { stato: 'riprende', fatto: `La pratica non è più in pausa. ${fatto}` }
  if (wasTold)
    return { stato: titleOf(a), fatto: `L’erogazione che ti avevamo comunicato non risulta più. ${fatto}` }
  return { stato: titleOf(a), fatto: a === 'respinta' ? `${fatto} ${REVIEW}` : fatto }
}

const concerns = (step: Passaggio, { ruolo, mancano }: Lettore): boolean =>
  ruolo === 'richiedente' ||
  ruolo === 'cointestatario' ||
  (mancano.length > 0 && asksForDocuments(step.a)) ||
  OF_A_GUARANTOR.includes(step.a) ||
  (ruolo === 'terzo_datore' && step.a === 'perizia') ||
  isReopened(step) ||
  step.correzione === true

const money = (euro: number | null) => (euro === null ? '' : euroText(euro))

/** What one person is written of a step, or why nothing. */
export function stateMail(step: Passaggio, lettore: Lettore): Detto {
  const quiet = silence(step)
  if (quiet) return { nessuna: quiet }
  const { ruolo, mancano } = lettore
  if (!concerns(step, lettore))
    return { nessuna: 'A chi garantisce si scrive solo di ciò che deve fare, firmare o per cui risponde.' }
  const { stato, fatto } = wordsOf(step)
  const { a } = step
  const missing = asksForDocuments(a) ? mancano : []
  const todo = missing.length > 0 ? ` ${documentsWords(missing.length)}` : ''
  const isPaid = a === 'liquidata'
  return {
    mail: {
      quale: QUALE[ruolo],
      stato,
      spiegazione: `${fatto}${todo}`,
      ruolo: ruolo === 'richiedente' ? '' : RUOLI_PERSONA[ruolo],
      banca: FROM_HERE_ON_THE_BANK.includes(a) ? (step.banca ?? '') : '',
      importoDeliberato: APPROVED.includes(a) ? money(step.deliberato) : '',
      importoErogato: isPaid ? money(step.erogato) : '',
      dataErogazione: isPaid && step.erogatoIl ? formatDay(step.erogatoIl) : '',
      daPortare: missing.join('\n'),
    },
  }
}
