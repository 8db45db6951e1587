import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Pratica } from '@/prisma/generated/client'
import { accordoDi, provvigioneLorda, type Quota, ripartisci } from './commissions'

/** Writes the commission rows of a case that was paid out, by the percentages frozen on it. */
export async function accrueCommissions(tx: Tx, pratica: Pratica): Promise<void> {
  const accordo = accordoDi(pratica.provvigioni)
  const agent = pratica.agentId ? await tx.agent.findUnique({ where: { id: pratica.agentId } }) : null
  const chi: Record<Quota, string | null> = {
    agente: pratica.agentId,
    manager: agent?.managerId ?? null,
    agenzia: pratica.agencyId,
    sede: null,
  }
  const lordo = provvigioneLorda(Number(pratica.importoErogato ?? 0), accordo)
  const presenti = {
    agente: chi.agente !== null,
    manager: chi.manager !== null,
    agenzia: chi.agenzia !== null,
  }
  await tx.provvigione.createMany({
    data: ripartisci(lordo, accordo, presenti).map(({ quota, percentuale, importo }) => ({
      id: newId(),
      praticaId: pratica.id,
      quota,
      beneficiarioId: chi[quota],
      percentuale,
      importo: BigInt(importo),
      maturataAt: pratica.dataLiquidazione ?? new Date(),
    })),
  })
}

/** Takes back what is outstanding of a case: one negative row for each share. */
export async function reverseCommissions(tx: Tx, praticaId: string): Promise<void> {
  const open = await tx.provvigione.groupBy({
    by: ['quota', 'beneficiarioId', 'percentuale'],
    where: { praticaId },
    _sum: { importo: true },
  })
  await tx.provvigione.createMany({
    data: open
      .filter(({ _sum }) => (_sum.importo ?? 0n) !== 0n)
      .map(({ quota, beneficiarioId, percentuale, _sum }) => ({
        id: newId(),
        praticaId,
        quota,
        beneficiarioId,
        percentuale,
        importo: -(_sum.importo ?? 0n),
        storno: true,
        maturataAt: new Date(),
      })),
  })
}
