import type { Month } from '@/lib/core/dates'

const name = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' })

export const MESI: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  name.format(Date.UTC(2026, index, 1)),
)

export type Periodo = { anno: number; mese: number }

export const monthOfPeriod = ({ anno, mese }: Periodo): Month => `${anno}-${String(mese).padStart(2, '0')}`
export const periodOf = (month: Month): Periodo => ({
  anno: Number(month.slice(0, 4)),
  mese: Number(month.slice(5, 7)),
})

/** "ottobre 2026" */
export const periodWords = ({ anno, mese }: Periodo): string => `${MESI[mese - 1]} ${anno}`

export const periodBefore = ({ anno, mese }: Periodo): Periodo =>
  mese === 1 ? { anno: anno - 1, mese: 12 } : { anno, mese: mese - 1 }
export const periodAfter = ({ anno, mese }: Periodo): Periodo =>
  mese === 12 ? { anno: anno + 1, mese: 1 } : { anno, mese: mese + 1 }
