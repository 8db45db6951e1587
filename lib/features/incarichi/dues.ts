import 'server-only'
import type { DueSource } from '@/lib/duties/types'
import { countMandatesDue, mandatesDue } from './data'

const WHY = {
  manca: 'Manca l’incarico di mediazione',
  da_firmare: 'L’incarico aspetta la firma',
  finisce: 'L’incarico sta per finire',
} as const

/** Open cases without a mandate in force, or whose mandate ends soon. */
export const mandateDues: DueSource = {
  name: 'incarichi',
  titolo: 'Incarichi di mediazione',
  vuoto: 'Ogni pratica aperta ha il suo incarico.',
  flag: 'pratiche_manage',
  async dues(scope, part) {
    const rows = await mandatesDue(scope, part)
    const items = rows.map(({ praticaId, codice, cliente, perche, entro }) => ({
      key: praticaId,
      chi: `${cliente}, ${codice}`,
      che: WHY[perche],
      entro,
      href: `/admin/reports/pratiche/${praticaId}`,
    }))
    return { total: await countMandatesDue(scope), items }
  },
}
