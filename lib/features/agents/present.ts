import type { RatingSummary } from '@/lib/features/ratings/schema'
import type { Agency, Agent } from '@/prisma/generated/client'
import { FIGURE, type PublicAgent } from './schema'

type Shown = Pick<
  Agent,
  | 'id'
  | 'slug'
  | 'nome'
  | 'cognome'
  | 'figura'
  | 'telefono'
  | 'whatsapp'
  | 'email'
  | 'urlPhoto'
  | 'oamNumber'
  | 'bio'
  | 'provincia'
> & {
  agency: Pick<
    Agency,
    'id' | 'nome' | 'slug' | 'indirizzo' | 'cap' | 'comune' | 'provincia' | 'published'
  > | null
}

/** An agent as visitors see one; an agency that is not on the site is not named. */
export function presentPublicAgent(
  { id, agency, ...agent }: Shown,
  { media, numero }: RatingSummary,
): PublicAgent {
  return {
    _id: id,
    ...agent,
    figuraLabel: FIGURE[agent.figura],
    whatsapp: agent.whatsapp?.replace(/\D/g, '') || null,
    agency: agency?.published ? presentAgency(agency) : null,
    voti: { media, numero },
  }
}

const presentAgency = ({ id, published: _, ...agency }: NonNullable<Shown['agency']>) => ({
  _id: id,
  ...agency,
})
