import 'server-only'
import type { AuditModel } from '@/lib/history/models'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import type { TipoClassifica } from '@/prisma/generated/enums'
import {
  rankingColumns,
  rankingFilters,
  rankingForm,
  rankingHistory,
  rankingPresets,
  rankingState,
} from './fields'
import { afterRanking, beforeRanking, dropDraft } from './hooks'
import { rankingInitial, rankingSchema } from './schema'

const edit = adminsWith('rankings_manage')

/** The four rankings are one table. Rows are counted, published and corrected by verbs; the engine writes what they are of. */
const ranking = (tipo: TipoClassifica, path: string, audit: AuditModel, of: string) =>
  defineResource({
    path,
    page: `/admin/site/classifiche/${tipo}`,
    model: 'classifica',
    fixed: { tipo },
    audit,
    labels: { one: `classifica ${of}`, many: `classifiche ${of}`, article: 'f' },
    title: (row) => String(row.titolo),
    schema: rankingSchema,
    initial: rankingInitial,
    codecs: { periodo: 'day' },
    readonly: [
      'periodo',
      'published',
      'pubblicataAt',
      'calcolataAt',
      'criteri',
      'partecipanti',
      'vincitore',
      'correzione',
    ] as const,
    permission: 'rankings_manage',
    access: { read: edit, create: edit, update: edit, delete: edit },
    hooks: { beforeChange: beforeRanking(tipo), afterChange: afterRanking, beforeDelete: dropDraft },
    list: {
      columns: rankingColumns,
      figures: rankingState,
      filters: rankingFilters,
      presets: rankingPresets,
      sorts: ['periodo', 'anno', 'createdAt'],
      defaultSort: '-periodo',
    },
    form: rankingForm,
    history: rankingHistory,
  })

export const agenti = ranking('agenti', 'classificheAgenti', 'ClassificheAgenti', 'agenti')
export const managers = ranking('managers', 'classificheManagers', 'ClassificheAgenti', 'manager')
export const dipendenti = ranking('dipendenti', 'classificheDipendenti', 'ClassificheAgenti', 'dipendenti')
export const contactCenter = ranking(
  'contact_center',
  'classificheContactCenter',
  'ClassificheContactCenter',
  'contact center',
)
