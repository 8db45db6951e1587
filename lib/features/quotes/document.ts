import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { companySettings } from '@/lib/settings/company-settings'
import { inForceOn } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import { allegatoPreventivi } from './annex-settings'
import { findCdqQuote } from './cdq-data'
import { cdqPdf } from './cdq-pdf'
import { quoteById } from './data'
import { quotePdf } from './pdf'
import { chosenOf, findSavedAs } from './saved-as'
import type { Seen } from './seen'

/** The PDF of a simulation that was kept, in the shape that its product has; of a quote, with the offers that were chosen. */
export async function quoteDocument(id: string, seen: Seen): Promise<Buffer> {
  const company = await companySettings()
  const annex = inForceOn(await setting(allegatoPreventivi), todayInRome())
  const [cdq, saved] = await Promise.all([findCdqQuote(id), findSavedAs(id)])
  const shown = { ...seen, productId: seen.productId ?? saved?.scelte[0] }
  if (cdq)
    return cdqPdf({ ...cdq, offers: chosenOf(cdq.offers, saved) }, company, shown.productId, saved, annex)
  const quote = await quoteById(id)
  return quotePdf({ ...quote, offers: chosenOf(quote.offers, saved) }, company, shown, saved, annex)
}
