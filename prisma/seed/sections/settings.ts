import 'server-only'
import { settingId } from '@/lib/settings/setting-id'
import { demoCompany } from '../content/company'
import { POSITIONS } from '../content/positions'
import { bulk } from '../core/bulk'
import type { Seeding } from '../core/context'

const { social, sitoCarte, avvertenza, ...identity } = demoCompany

/** Who the demo says it is: without it the site leaves the company out. */
const COMPANY: Record<string, unknown> = { company: identity, social, creditCardUrl: sitoCarte }

/** What this installation has set otherwise than it was (lib/registry/settings.ts); nothing else is stored. */
const SETTINGS: Record<string, unknown> = {
  frameOrigins: ['https://partner.example', 'https://cloudcare.example'],
  praticheFermeGiorni: { default: 15, raccolta_documenti: 20, perizia: 25, deliberata: 20 },
  tassiFonte: 'Serie dimostrativa',
  segnalazioniCompensate: true,
  posizioni: POSITIONS,
  campagne: {
    prodotti: ['mutuo', 'prestito', 'cdq', 'azienda', 'leasing'],
    varianti: {
      mutuo: ['a', 'b'],
      prestito: ['a', 'b'],
      cdq: ['a', 'b'],
      azienda: ['a', 'b'],
      leasing: ['a'],
    },
  },
}

async function store(values: Record<string, unknown>, { client, now }: Seeding): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    id: settingId(key),
    value,
    updatedAt: now,
  }))
  await bulk(client, 'settings', rows)
}

export const seedSettings = (seeding: Seeding): Promise<void> => store(SETTINGS, seeding)

/** A part of its own, so that a demo of before gets it too; what it has said of itself stays. */
export const seedCompany = (seeding: Seeding): Promise<void> => store(COMPANY, seeding)
