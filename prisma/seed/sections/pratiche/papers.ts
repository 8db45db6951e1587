import { checklist } from '@/lib/features/pratiche/checklist'
import { accordoDi, compensoCliente, provvigioneLorda, ripartisci } from '@/lib/features/pratiche/commissions'
import type { Prisma, StatoDocumento, TipoLavoro } from '@/prisma/generated/client'
import { daysFrom, earlier, type Seeding } from '../../core/context'
import type { Random } from '../../core/random'
import type { PraticaRow } from './row'
import type { AgentRef } from './trail'

/** The later the state, the more of the checklist is there. */
function documentState(row: PraticaRow, obbligatorio: boolean, rng: Random): StatoDocumento {
  if (row.stato === 'bozza') return 'richiesto'
  if (row.dataIstruttoria) return obbligatorio || rng.chance(0.6) ? 'verificato' : 'richiesto'
  return rng.weighted([
    ['verificato', 4],
    ['caricato', 3],
    ['richiesto', 4],
    ['respinto', 1],
  ] as const)
}

/** The file of each kind of document: what it says is the same in the whole demo. */
export type Papers = ReadonlyMap<string, string>

export function documentsOf({ rng, id, now }: Seeding, row: PraticaRow, job: TipoLavoro, papers: Papers) {
  const opened = row.createdAt
  return checklist(row.product, job).map((need): Prisma.PraticaDocumentoCreateManyInput => {
    const stato = documentState(row, need.obbligatorio, rng)
    const uploadedAt =
      stato === 'richiesto' ? null : earlier(daysFrom(opened, Math.min(3, rng.next() * 10)), now)
    return {
      id: id(opened),
      praticaId: row.id,
      ...need,
      stato,
      fileId: stato === 'richiesto' ? null : (papers.get(need.tipo) ?? null),
      motivo: stato === 'respinto' ? 'Il documento non è leggibile: serve una copia più nitida.' : null,
      uploadedBy: uploadedAt ? rng.pick(['client', 'agent'] as const) : null,
      uploadedAt,
      createdAt: opened,
      updatedAt: uploadedAt ?? opened,
    }
  })
}

/** The split of what a paid-out case brings in, by the percentages frozen on it. */
export function commissionsOf({ id }: Seeding, row: PraticaRow, agent: AgentRef) {
  const { dataLiquidazione, importoErogato } = row
  if (!dataLiquidazione || importoErogato === null) return []
  const accordo = accordoDi(row)
  const who = { agente: agent.id, manager: agent.managerId, agenzia: agent.agencyId, sede: null }
  const present = { agente: true, manager: who.manager !== null, agenzia: who.agenzia !== null }
  const lordo = provvigioneLorda(importoErogato, accordo)
  const compenso = compensoCliente(importoErogato, accordo)
  return ripartisci(lordo, accordo, present).map(
    ({ quota, percentuale, importo }): Prisma.ProvvigioneCreateManyInput => ({
      id: id(dataLiquidazione),
      praticaId: row.id,
      quota,
      beneficiarioId: who[quota],
      percentuale,
      importo,
      storno: false,
      maturataAt: dataLiquidazione,
      maturazione: 1,
      lordo,
      erogato: importoErogato,
      bankPct: accordo.bankPct,
      compenso,
      createdAt: dataLiquidazione,
    }),
  )
}
