import 'server-only'
import { invalidField } from '@/lib/core/errors'
import { cleanHtml } from '@/lib/core/html'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import { companySettings } from '@/lib/settings/company-settings'
import type { Page } from '@/prisma/generated/client'
import { blanksIn, unsaidIn } from './labels'
import type { pageSchema } from './schema'

export const pageHooks: Hooks<ShapeOf<'page', typeof pageSchema>> = {
  beforeValidate: (input) =>
    typeof input.corpo === 'string' ? { ...input, corpo: cleanHtml('corpo', input.corpo) } : input,
  /** Visitors never read a text that is not finished; what was published before may be corrected all the same. */
  async beforeChange({ before, data, tx }) {
    const was = before as Page | null
    const { published, corpo } = { ...was, ...(data as Partial<Page>) }
    if (!published || corpo === undefined) return data
    const blanks = blanksIn(corpo)
    if (blanks.length > 0)
      throw invalidField(
        'published',
        `Prima di pubblicarla scrivi ciò che manca nel testo: ${blanks.join('; ')}.`,
      )
    const unsaid = was?.published ? [] : unsaidIn(corpo, await companySettings(tx))
    if (unsaid.length > 0)
      throw invalidField(
        'published',
        `Il testo nomina dati della società che mancano nelle impostazioni: ${unsaid.join(', ')}.`,
      )
    return data
  },
}
