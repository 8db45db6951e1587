import { taxCode } from '@/lib/italian/tax-code'
import { FEMALE, MALE, STREETS, SURNAMES } from '../content/names'
import type { TownRow } from '../reference/towns'
import type { Random } from './random'

export type Person = {
  nome: string
  cognome: string
  sesso: 'M' | 'F'
  nascita: Date
  codiceFiscale: string
}

export type Towns = { pick(): TownRow; near(sigla: string): TownRow }

export function person(rng: Random, towns: Towns, ages: [number, number], now: Date): Person {
  const sesso = rng.chance(0.5) ? 'M' : 'F'
  const nome = rng.pick(sesso === 'M' ? MALE : FEMALE)
  const cognome = rng.pick(SURNAMES)
  const nascita = new Date(
    Date.UTC(now.getUTCFullYear() - rng.int(ages[0], ages[1]), rng.int(0, 11), rng.int(1, 28)),
  )
  const codiceFiscale = taxCode({ nome, cognome, sesso, nascita, catastale: towns.pick()[2] })
  return { nome, cognome, sesso, nascita, codiceFiscale }
}

/** Numbers of the demo: after the prefix 000, which no operator gives out. */
export function mobile(rng: Random): string {
  return `+39${rng.pick(['320', '333', '347', '349', '351', '366', '388', '392'])}000${rng.int(1000, 9999)}`
}

const PLACES = [
  '010',
  '011',
  '015',
  '019',
  '031',
  '035',
  '040',
  '041',
  '045',
  '049',
  '050',
  '051',
  '055',
  '059',
  '070',
  '071',
]

/** Likewise of an office: no exchange begins with 000. */
export const landline = (rng: Random): string => `+39${rng.pick(PLACES)}000${rng.int(1000, 9999)}`

export const street = (rng: Random): string => `${rng.pick(STREETS)} ${rng.int(1, 180)}`

/** "mario.dangelo", for addresses. */
export const handle = (nome: string, cognome: string): string =>
  `${nome}.${cognome}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')

/** Towns drawn by population, over all Italy or within a province. */
export function townPicker(rows: readonly TownRow[], rng: Random): Towns {
  const all = drawer(rows)
  const byProvince = new Map<string, (point: number) => TownRow>()
  for (const sigla of new Set(rows.map((row) => row[3]))) {
    byProvince.set(sigla, drawer(rows.filter((row) => row[3] === sigla)))
  }
  return { pick: () => all(rng.next()), near: (sigla) => (byProvince.get(sigla) ?? all)(rng.next()) }
}

/** Binary search over cumulated population: a linear one would be most of the seed's time. */
function drawer(rows: readonly TownRow[]): (point: number) => TownRow {
  let sum = 0
  const ends = rows.map((row) => (sum += row[7] + 1))
  return (point) => {
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) <= point * sum) low = middle + 1
      else high = middle
    }
    const row = rows[low]
    if (!row) throw new Error('No towns to draw from')
    return row
  }
}
