import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { STATI_SEGNALAZIONE, type StatoSegnalazione } from './labels'

/** A closed report may be opened again; none goes back to where nobody had read it. */
const NEXT: Record<string, readonly StatoSegnalazione[]> = {
  ricevuta: ['in_esame', 'chiusa'],
  in_esame: ['chiusa'],
  chiusa: ['in_esame'],
}

/** Moves a report on; leaving "ricevuta" is the receipt, and says when. */
export async function changeReportState(id: string, to: StatoSegnalazione): Promise<void> {
  await withTransaction(async (tx) => {
    const report = orNotFound(await tx.whistleReport.findUnique({ where: { id: idOrNotFound(id) } }))
    if (report.stato === to) return
    if (!NEXT[report.stato]?.includes(to)) {
      throw new AppError('conflict', `Una segnalazione non torna allo stato «${STATI_SEGNALAZIONE[to]}».`)
    }
    const now = new Date()
    await tx.whistleReport.update({
      where: { id },
      data: {
        stato: to,
        acknowledgedAt: report.acknowledgedAt ?? now,
        closedAt: to === 'chiusa' ? now : null,
      },
    })
  })
}
