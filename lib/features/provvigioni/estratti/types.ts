import type { QUOTE } from '@/lib/features/provvigioni/accordi/schema'

/** A row of a statement: what its beneficiary may know of it. */
export type StatementRow = {
  _id: string
  praticaId: string
  codice: string
  cliente: string
  banca: string | null
  quota: keyof typeof QUOTE | 'segnalatore'
  /** Null where nothing of it is a part of an amount. */
  percentuale: number | null
  importo: number
  storno: boolean
  maturataAt: string
}

export type StatementDocument = {
  codice: string
  mese: string
  beneficiario: string
  /** Fees for referrals, and no commissions. */
  perSegnalatore: boolean
  chiusoIl: string
  maturato: number
  storni: number
  riporto: number
  totale: number
  /** The statement whose debt this one carries. */
  riportoDa: string | null
  righe: StatementRow[]
}
