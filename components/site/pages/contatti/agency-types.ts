import type { PublicAgency } from '@/lib/features/agencies/types'

/** What the finder knows of an agency: everything but its picture. */
export type FinderAgency = Omit<PublicAgency, 'id' | 'urlPhoto' | 'email'>

export const forFinder = ({ id: _, urlPhoto: __, email: ___, ...agency }: PublicAgency): FinderAgency =>
  agency

/** An agency and how far it is, once we know from where. */
export type Found = { agency: FinderAgency; km: number | null }
