import { adminWith, anAgent } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildMerchandising, buildTicketCategory } from '@/prisma/seed/factories/service'
import type { Sample } from './test-kit'

const newVersion = (famiglia: 'asa' | 'newfin' | 'hub') => async () => ({
  as: await adminWith('banks_manage'),
  params: { id: (await buildPriceTable({ famiglia })).id },
})

/** Versions of price grids, copies of items, flyers, and cards that are ordered on paper. */
export const documentCalls: Record<string, Sample> = {
  'tabelle/[id]/versions': newVersion('asa'),
  'tabelleNewfin/[id]/versions': newVersion('newfin'),
  'tabelleHub/[id]/versions': newVersion('hub'),
  'merchandising/[id]/duplicate': async () => ({
    as: await adminWith('merchandising_manage'),
    params: { id: (await buildMerchandising()).id },
  }),
  materials: async () => {
    await buildPriceTable({ finalita: [] })
    const input = { importo: 10_000, durata: 60, finalita: 'liquidita' }
    return { as: await anAgent(), body: { kind: 'prestito', input, layout: 'a4', colore: 'laguna' } }
  },
  'agents/[id]/bdv/order': async () => {
    await buildTicketCategory()
    const as = await anAgent()
    const shown = { layout: 'classico', cellulare: true, whatsapp: true, qr: true, foto: true, oam: true }
    const delivery = { consegna: 'altro', indirizzo: 'Via della Prova 1, 20121 Milano', note: '' }
    return { as, params: { id: as.id }, body: { ...shown, quantita: 100, ...delivery } }
  },
}
