import 'server-only'
import { invalidateTags } from '@/lib/core/cache'
import { todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { pageHtml } from '@/lib/page-templates/html'
import { spanOf, yearFigures, yearLines } from './year'

/**
 * Writes the page of the site about a year of complaints, as a draft that the office reads and publishes with its other pages; a
 * draft is written anew. One that is published is changed only by hand: what was told stays told.
 */
export async function writeYearPage(ctx: Ctx, anno: number): Promise<{ _id: string; url: string }> {
  const url = `rendiconto-reclami-${anno}`
  return withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`pages:${url}`}, 0))`
    const before = await tx.page.findUnique({ where: { url } })
    if (before?.published)
      throw new AppError(
        'conflict',
        `Il rendiconto del ${anno} è già pubblicato: si corregge fra le pagine del sito.`,
      )
    const lines = await tx.reclamo.findMany({ where: { ricevutoIl: spanOf(anno) } })
    const today = todayInRome()
    const text = {
      titolo: `Rendiconto sui reclami ${anno}`,
      descrizione: `Quanti reclami abbiamo ricevuto nel ${anno}, su che cosa, come sono finiti e in quanto tempo.`,
      corpo: pageHtml(yearLines(yearFigures(anno, lines, today), today)),
    }
    const after = before
      ? await tx.page.update({ where: { id: before.id }, data: { ...text, version: { increment: 1 } } })
      : await tx.page.create({ data: { id: newId(), url, ...text, published: false } })
    await recordCommit(tx, ctx, { model: 'Pagine', label: after.titolo, before, after })
    await invalidateTags(tx, ['pages'])
    return { _id: after.id, url }
  }, ctx.tx)
}
