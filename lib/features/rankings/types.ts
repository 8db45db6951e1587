import type { TipoClassifica } from '@/prisma/generated/enums'
import type { Misure, Periodo, Regola } from './labels'
import type { Mostra } from './settings'

/** A row of a ranking as the office reads it; amounts of `misure` are cents. */
export type RigaClassifica = {
  _id: string
  posizione: number
  /** The place of the month before; null for who was not in it. */
  prima: number | null
  nome: string
  agenzia: string
  punti: number
  correzione: number
  correzioneMotivo: string
  misure: Misure
}

export type RankingExtra = {
  tipo: TipoClassifica
  elenco: RigaClassifica[]
  regola: Regola
  /** Whether there is a published month before, to compare with. */
  hasBefore: boolean
  fase: Fase
}

/** The running month; over and not published; published. */
export type Fase = 'in_corso' | 'da_pubblicare' | 'pubblicata'

/** What the hub says of one of the four. */
export type RankingCard = {
  tipo: TipoClassifica
  running: {
    anno: number
    mese: number
    primi: { posizione: number; nome: string; punti: number }[]
    partecipanti: number
  }
  last: { _id: string; anno: number; mese: number; vincitore: string; partecipanti: number } | null
  /** Months that are over and not published, newest first; without an id where nobody has made it. */
  missing: { _id: string | null; anno: number; mese: number }[]
}

/** A row as agents read it: what the setting hides of the others is null. */
export type RigaRete = {
  posizione: number
  prima: number | null
  nome: string
  agenzia: string
  mia: boolean
  punti: number | null
  /** Euro paid out; null where it is not shown, or the ranking does not count it. */
  importo: number | null
  pratiche: number | null
}

export type ClassificaRete = {
  tipo: TipoClassifica
  anno: number
  mese: number
  provvisoria: boolean
  aggiornataAt: string | null
  mostra: Mostra
  partecipanti: number
  /** From the top, as far as a screen shows. */
  righe: RigaRete[]
  /** One's own row and its neighbours, where they are further down. */
  intorno: RigaRete[]
  mia: {
    posizione: number
    punti: number
    misure: Misure
    correzione: number
    correzioneMotivo: string
    /** Points that are missing to the next place, and which it is; null at the top. */
    manca: { punti: number; posizione: number } | null
  } | null
  regola: Regola
  /** Published months, newest first. */
  mesi: Periodo[]
  /** One's own places in the last published months, oldest first. */
  andamento: (Periodo & { posizione: number | null })[]
}

export type Vittoria = {
  anno: number
  mese: number
  nome: string
  agenzia: string
  mia: boolean
  punti: number | null
  importo: number | null
}
export type AlboReply = {
  tipo: TipoClassifica
  mostra: Mostra
  /** Newest first; a month with a draw has several. */
  vittorie: Vittoria[]
  titoli: { nome: string; mia: boolean; titoli: number; ultimo: Periodo }[]
  /** The most points of a month; null while there is none, or points are not shown. */
  record: Vittoria | null
}
