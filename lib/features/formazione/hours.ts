import 'server-only'
import { dayOf, todayInRome } from '@/lib/core/dates'
import { setting } from '@/lib/settings/read'
import type { Attestato } from '@/prisma/generated/client'
import { presentCertificate } from './certificates'
import { oreFormazione } from './settings'
import type { Hours } from './types'

const YEARS = 2

/** The hours of the two years that the OAM looks at, and of this one, from the certificates that somebody has. */
export async function ownHours(certificates: readonly Attestato[]): Promise<Hours> {
  const { biennio, anno: least, dal } = await setting(oreFormazione)
  const anno = Number(todayInRome().slice(0, 4))
  const first = dal + Math.floor((anno - dal) / YEARS) * YEARS
  const yearOf = ({ emessoAt }: Attestato) => Number(dayOf(emessoAt).slice(0, 4))
  const within = certificates.filter((one) => yearOf(one) >= first && yearOf(one) < first + YEARS)
  const sum = (some: readonly Attestato[]) => some.reduce((total, { ore }) => total + Number(ore), 0)
  return {
    biennio: { dal: first, al: first + YEARS - 1, ore: sum(within), obiettivo: biennio },
    anno: { anno, ore: sum(within.filter((one) => yearOf(one) === anno)), obiettivo: least },
    attestati: within.map(presentCertificate),
  }
}
