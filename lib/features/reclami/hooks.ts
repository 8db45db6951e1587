import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { invalidField } from '@/lib/core/errors'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { Reclamo } from '@/prisma/generated/client'
import type { complaintSchema } from './schema'

/** An appeal follows the answer, or the end of the time for it; what became of one that there is not cannot be said. */
export const complaintHooks: Hooks<ShapeOf<'reclamo', typeof complaintSchema>> = {
  beforeChange({ before, data }) {
    const { abfIl, abfEsito, ricevutoIl } = { ...(before as Reclamo), ...(data as Partial<Reclamo>) }
    if (abfEsito && !abfIl) throw invalidField('abfIl', 'Scrivi quando è stato presentato il ricorso.')
    if (abfIl && dayOfColumn(abfIl) < dayOfColumn(ricevutoIl))
      throw invalidField('abfIl', 'Il ricorso viene dopo il reclamo.')
    return data
  },
}
