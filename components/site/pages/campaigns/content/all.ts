import type { Prodotto } from '@/lib/features/campaigns/schema'
import { azienda } from './azienda'
import { cdq } from './cdq'
import { leasing } from './leasing'
import { mutuo } from './mutuo'
import { prestito } from './prestito'
import type { CampaignContent } from './types'

/** What the landing pages say, by product. */
export const CAMPAIGNS: Record<Prodotto, CampaignContent> = { mutuo, prestito, cdq, azienda, leasing }
