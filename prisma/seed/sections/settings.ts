import 'server-only'
import { settingId } from '@/lib/settings/setting-id'
import { POSITIONS } from '../content/positions'
import { bulk } from '../core/bulk'
import type { Seeding } from '../core/context'

/** What this installation has set otherwise than it was (lib/settings/manifest.ts); nothing else is stored. */
const SETTINGS: Record<string, unknown> = {
  frameOrigins: ['https://partner.example', 'https://cloudcare.example'],
  praticheFermeGiorni: { default: 15, raccolta_documenti: 20, perizia: 25, deliberata: 20 },
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
  const rows = Object.entries(SETTINGS).map(([key, value]) => ({
    key,
    id: settingId(key),
    value,
    updatedAt: now,
  }))
  await bulk(client, 'settings', rows)
}
