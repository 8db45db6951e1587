import type { Terms } from '@/components/site/pages/aziende/use-terms'

/** The three questions, each with its answers. */
export const QUESTIONS = {
  bisogno: {
    legend: 'Che cosa ti farebbe comodo?',
    answers: {
      rata: 'Una rata più leggera',
      insieme: 'Una sola rata al posto di tante',
      lavori: 'Una somma per i lavori in casa',
    },
  },
  manca: {
    legend: 'Quanto manca alla fine del mutuo?',
    answers: { poco: 'Meno di 5 anni', medio: 'Da 5 a 15 anni', molto: 'Più di 15 anni' },
  },
  tasso: {
    legend: 'Che tasso paghi oggi?',
    answers: { fisso: 'Fisso', variabile: 'Variabile', non_so: 'Non lo so' },
  },
} as const

export type QuestionName = keyof typeof QUESTIONS
type AnswerTo<Q extends QuestionName> = keyof (typeof QUESTIONS)[Q]['answers']
export type Answers = { [Q in QuestionName]: AnswerTo<Q> | '' }

const NAMES = Object.keys(QUESTIONS) as QuestionName[]
const start: Answers = { bisogno: '', manca: '', tasso: '' }

const answerOf = <Q extends QuestionName>(question: Q, value: string | null): AnswerTo<Q> | '' =>
  value !== null && Object.hasOwn(QUESTIONS[question].answers, value) ? (value as AnswerTo<Q>) : ''

/* «boh» is in addresses that were kept or sent before. */
const rateOf = (value: string | null) => (value === 'boh' ? 'non_so' : value)

/** The answers in the address of the page. */
export const CROSS: Terms<Answers> = {
  start,
  fromQuery: (search) => {
    const query = new URLSearchParams(search)
    if (!NAMES.some((name) => query.has(name))) return null
    return {
      bisogno: answerOf('bisogno', query.get('bisogno')),
      manca: answerOf('manca', query.get('manca')),
      tasso: answerOf('tasso', rateOf(query.get('tasso'))),
    }
  },
  toQuery: (answers) => ({ ...answers }),
}

/** What we would propose, and where its sums are done. */
export interface Proposal {
  name: 'surroga' | 'consolidamento' | 'prestito' | 'lavori' | 'resta'
  title: string
  text: string
  product: 'mutuo' | 'prestito'
  finalita: string
  link: { label: string; href: string }
}

const RATE_WORDS = {
  fisso:
    'Conviene se il tuo tasso è più alto di quelli di oggi: il conto te lo dice in un minuto, con la tua rata.',
  variabile: 'Se temi i rialzi puoi passare al tasso fisso e conoscere da subito tutte le rate.',
  non_so:
    'Il tasso è nel contratto, o nell’ultima lettera della banca. Intanto puoi provare con la rata che paghi.',
} as const

const surroga = (tasso: keyof typeof RATE_WORDS): Proposal => ({
  name: 'surroga',
  title: 'La surroga: stesso mutuo, un’altra banca',
  text: `Il debito che resta passa a una banca che ti chiede meno, senza spese per te, come prevede la legge. ${RATE_WORDS[tasso]}`,
  product: 'mutuo',
  finalita: 'surroga',
  link: { label: 'Calcola quanto risparmi', href: '/mutui?finalita=surroga' },
})

const STAY: Proposal = {
  name: 'resta',
  title: 'Probabilmente ti conviene tenere il mutuo attuale',
  text: 'Negli ultimi anni la rata è quasi tutta capitale: gli interessi che restano sono pochi, e cambiare banca cambia poco. Se la rata pesa, chiedi alla tua banca di allungare o sospendere.',
  product: 'mutuo',
  finalita: 'surroga',
  link: { label: 'Controlla comunque con la tua rata', href: '/mutui?finalita=surroga' },
}

const LOAN: Proposal = {
  name: 'prestito',
  title: 'Un prestito che chiude gli altri',
  text: 'Il mutuo è quasi finito, meglio non toccarlo. Un prestito personale può estinguere carte e rate in corso e lasciarne una sola. Guarda il totale, non solo la rata: allungare costa.',
  product: 'prestito',
  finalita: 'liquidita',
  link: { label: 'Guarda quanto costa', href: '/prestiti?importo=10000&durata=60&finalita=liquidita' },
}

const CONSOLIDATE: Proposal = {
  name: 'consolidamento',
  title: 'Un mutuo di consolidamento',
  text: 'Mutuo, prestiti e carte diventano una sola rata, di solito più bassa. Attento al totale: un debito corto che diventa lungo paga interessi per più anni. Ti mostriamo prima tutti e due i totali.',
  product: 'mutuo',
  finalita: 'consolidamento',
  link: { label: 'Guarda quanto costa', href: '/mutui?finalita=consolidamento' },
}

const WORKS: Proposal = {
  name: 'lavori',
  title: 'Un prestito per la casa, senza toccare il mutuo',
  text: 'Fino a 60.000 € basta un prestito personale: niente ipoteca, niente notaio. Per cifre più alte c’è il mutuo di ristrutturazione. In tutti e due i casi chiedi prima quali detrazioni ti spettano.',
  product: 'prestito',
  finalita: 'arredo',
  link: { label: 'Guarda quanto costa', href: '/prestiti?importo=20000&durata=84&finalita=arredo' },
}

/** What fits the answers; null until all three are given. */
export function proposalFor({ bisogno, manca, tasso }: Answers): Proposal | null {
  if (!bisogno || !manca || !tasso) return null
  if (bisogno === 'lavori') return WORKS
  if (bisogno === 'insieme') return manca === 'poco' ? LOAN : CONSOLIDATE
  return manca === 'poco' ? STAY : surroga(tasso)
}
