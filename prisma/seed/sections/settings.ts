import 'server-only'
import { demoCompany } from '@/lib/core/company'
import { POSITIONS } from '../content/positions'
import { bulk } from '../core/bulk'
import type { Seeding } from '../core/context'

/** The installation's own values; keys as the settings screen names them. */
const SETTINGS: Record<string, unknown> = {
  company: demoCompany,
  social: demoCompany.social,
  creditCardUrl: demoCompany.sitoCarte,
  frameOrigins: ['https://partner.example', 'https://cloudcare.example'],
  corsOrigins: ['https://partner.example'],
  praticheFermeGiorni: { default: 15, raccolta_documenti: 20, perizia: 25, deliberata: 20 },
  segnalazioniCompensate: false,
  tassiFonte: 'Serie dimostrativa',
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

export async function seedSettings({ client, now }: Seeding): Promise<void> {
  const rows = Object.entries(SETTINGS).map(([key, value]) => ({ key, value, updatedAt: now }))
  await bulk(client, 'settings', rows)
}
