import type { CATEGORIE_ILLECITI, StatoSegnalazione } from './labels'

/** A report as the one who holds its code sees it; instants as ISO texts. */
export type FollowedReport = {
  stato: StatoSegnalazione
  categoria: keyof typeof CATEGORIE_ILLECITI
  testo: string
  inviataIl: string
  /** By law: receipt within seven days, an answer within three months of it. */
  avvisoEntro: string
  presaInCaricoIl: string | null
  riscontroEntro: string
  chiusaIl: string | null
  messaggi: { daUfficio: boolean; testo: string; inviatoIl: string }[]
}

/** A line of the office's list. */
export type ReportLine = Omit<FollowedReport, 'testo' | 'messaggi'> & {
  _id: string
  messaggi: number
  /** What the law wants next, and by when; nothing of a closed one. */
  prossimo: 'avviso' | 'riscontro' | null
  scadeAt: string | null
  /** The last word is of the one who reports. */
  daLeggere: boolean
}

/** The whole of it, for the office. */
export type WholeReport = FollowedReport & { _id: string; contatto: string }
