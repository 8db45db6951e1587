import 'server-only'
import { db } from '@/lib/core/db'
import type { DueSource } from '@/lib/duties/types'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import { reviewsDue } from './data'

/** Reviews by a person that clients have asked for and nobody has answered. */
export const reviewDues: DueSource = {
  name: 'riesami',
  titolo: 'Riesami chiesti dai clienti',
  vuoto: 'Nessun riesame aspetta una risposta.',
  flag: 'pratiche_manage',
  async dues(scope, part) {
    const rows = await reviewsDue(scope, part)
    const where = { rispostoAt: null, pratica: allowedRows(visiblePratiche, scope.actor) }
    const items = rows.map(({ praticaId, codice, cliente, entro }) => ({
      key: `${praticaId} ${entro}`,
      chi: `${cliente}, ${codice}`,
      che: 'Il cliente chiede il riesame di una persona',
      entro,
      href: `/admin/reports/pratiche/${praticaId}`,
    }))
    return { total: await db().riesame.count({ where }), items }
  },
}
