import type {
  AzioneRegola,
  CondizioneRegola,
  EventoRegola,
  PrioritaTicket,
  StatoTicket,
} from '@/prisma/generated/enums'

type Condition = {
  tipo: CondizioneRegola
  categoria?: string
  parole?: string[]
  stato?: StatoTicket
  ruolo?: 'client'
}
/** `macro`: a ready answer by its name. The person told is the first of the office. */
type Action = { tipo: AzioneRegola; priorita?: PrioritaTicket; testo?: string; macro?: string }
type Rule = {
  nome: string
  attiva: boolean
  evento: EventoRegola
  ore: number | null
  se: Condition[]
  allora: Action[]
}

export const RULES: readonly Rule[] = [
  {
    nome: 'Accesso bloccato',
    attiva: true,
    evento: 'creato',
    ore: null,
    se: [{ tipo: 'parole', parole: ['non riesco ad accedere', 'account bloccat', 'due fattori'] }],
    allora: [{ tipo: 'assegna_meno' }, { tipo: 'priorita', priorita: 'alta' }],
  },
  {
    nome: 'Clienti a ufficio chiuso',
    attiva: true,
    evento: 'creato',
    ore: null,
    se: [{ tipo: 'aperto_da', ruolo: 'client' }, { tipo: 'fuori_orario' }],
    allora: [{ tipo: 'risposta', macro: 'Fuori orario' }],
  },
  {
    nome: 'Sollecito a chi non risponde',
    attiva: true,
    evento: 'inattivo',
    ore: 40,
    se: [{ tipo: 'stato', stato: 'in_attesa' }],
    allora: [
      { tipo: 'nota', testo: 'Sollecito inviato: se tace ancora, si può chiudere.' },
      { tipo: 'risposta', macro: 'Sollecito' },
    ],
  },
  {
    nome: 'Privacy oltre i tempi',
    attiva: true,
    evento: 'scaduto',
    ore: null,
    se: [{ tipo: 'categoria', categoria: 'Privacy e dati' }],
    allora: [{ tipo: 'priorita', priorita: 'urgente' }, { tipo: 'avvisa' }],
  },
  {
    nome: 'Senza risposta: passa a un collega',
    attiva: false,
    evento: 'senza_risposta',
    ore: 8,
    se: [],
    allora: [{ tipo: 'assegna_meno' }],
  },
]
