import type { Month } from '@/lib/core/dates'
import { keysOf } from '@/lib/core/keys'
import type { TipoClassifica } from '@/prisma/generated/enums'

/** What can be counted for a ranking. */
export const MISURE = {
  erogato: { label: 'Erogato', per: 'ogni 1.000 € erogati, al netto degli storni', unit: 'euro' },
  liquidate: { label: 'Pratiche liquidate', per: 'a pratica liquidata', unit: 'count' },
  convertite: { label: 'Richieste convertite', per: 'a richiesta che diventa pratica', unit: 'count' },
  documenti: { label: 'Documenti verificati', per: 'a documento verificato', unit: 'count' },
  contatti: { label: 'Richieste contattate', per: 'a richiesta contattata', unit: 'count' },
  appuntamenti: { label: 'Appuntamenti presi', per: 'ad appuntamento', unit: 'count' },
  ticket: { label: 'Risposte ai ticket', per: 'a risposta', unit: 'count' },
} as const satisfies Record<string, { label: string; per: string; unit: 'euro' | 'count' }>
export type Misura = keyof typeof MISURE

const NETWORK: readonly Misura[] = ['erogato', 'liquidate', 'convertite']

/** The four rankings, and what each of them counts. */
export const CLASSIFICHE: Record<
  TipoClassifica,
  { label: string; title: string; of: 'agenti' | 'dipendenti'; misure: readonly Misura[] }
> = {
  agenti: { label: 'Agenti', title: 'Classifica agenti', of: 'agenti', misure: NETWORK },
  managers: { label: 'Manager', title: 'Classifica manager', of: 'agenti', misure: NETWORK },
  dipendenti: {
    label: 'Dipendenti',
    title: 'Classifica dipendenti',
    of: 'dipendenti',
    misure: ['documenti', 'ticket'],
  },
  contact_center: {
    label: 'Contact center',
    title: 'Classifica contact center',
    of: 'dipendenti',
    misure: ['contatti', 'appuntamenti', 'ticket'],
  },
}
export const TIPI = keysOf(CLASSIFICHE)

/** What was counted of somebody; `erogato` in cents. */
export type Misure = Partial<Record<Misura, number>>

/** How a ranking counts: points for each measure, and how much it takes to be in it. */
export type Regola = { pesi: Misure; minimo: number }

const CENTS_PER_STEP = 100_000

/** How often a measure's points are given: amounts by 1,000 euro. */
export const unitsOf = (misura: Misura, value: number): number =>
  MISURE[misura].unit === 'euro' ? value / CENTS_PER_STEP : value

export type Addendo = { misura: Misura; quanto: number; peso: number; punti: number }

const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** How the points of somebody come about, measure by measure; those that give none are left out. */
export function addends(misure: Misure, { pesi }: Regola): Addendo[] {
  return (Object.keys(MISURE) as Misura[]).flatMap((misura) => {
    const [quanto, peso] = [misure[misura] ?? 0, pesi[misura] ?? 0]
    if (peso === 0) return []
    return [{ misura, quanto, peso, punti: twoDecimals(unitsOf(misura, quanto) * peso) }]
  })
}

/** The points of the measures, to the hundredth: the sum of what the explanation shows. */
export const pointsOf = (misure: Misure, regola: Regola): number =>
  twoDecimals(addends(misure, regola).reduce((sum, { punti }) => sum + punti, 0))

/** What the minimum is asked of: cases paid out, or the work of an office counted together. */
export const amountOf = (tipo: TipoClassifica, misure: Misure): number =>
  CLASSIFICHE[tipo].of === 'agenti'
    ? (misure.liquidate ?? 0)
    : CLASSIFICHE[tipo].misure.reduce((sum, misura) => sum + (misure[misura] ?? 0), 0)

type Ranked = { punti: number; nome: string }

/** In their order, with their places: who has as many points shares one, and the next is left out (1, 2, 2, 4). */
export function placed<T extends Ranked>(rows: readonly T[]): (T & { posizione: number })[] {
  const ordered = [...rows].sort((a, b) => b.punti - a.punti || a.nome.localeCompare(b.nome, 'it'))
  let posizione = 0
  return ordered.map((row, index) => {
    if (index === 0 || ordered[index - 1]?.punti !== row.punti) posizione = index + 1
    return { ...row, posizione }
  })
}

/** Who stands first, as a list shows it. */
export const winnersOf = (rows: readonly { posizione: number; nome: string }[]): string =>
  rows
    .filter(({ posizione }) => posizione === 1)
    .map(({ nome }) => nome)
    .join(', ')

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
