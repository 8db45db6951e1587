import 'server-only'
import { companySettings } from '@/lib/settings/company-settings'
import { findCdqQuote } from './cdq-data'
import { cdqPdf } from './cdq-pdf'
import { quoteById } from './data'
import { quotePdf } from './pdf'
import type { Seen } from './seen'

/** The PDF of a simulation that was kept, in the shape that its product has. */
export async function quoteDocument(id: string, seen: Seen): Promise<Buffer> {
  const company = await companySettings()
  const cdq = await findCdqQuote(id)
  return cdq ? cdqPdf(cdq, company, seen.productId) : quotePdf(await quoteById(id), company, seen)
}
