import 'server-only'
import type { AuditModel } from '@/lib/history/models'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import type { TipoClassifica } from '@/prisma/generated/enums'
import { agentRankingForm, employeeRankingForm, rankingColumns, rankingFilters } from './layout'
import { agentRankingSchema, employeeRankingSchema, rankingInitial } from './schema'

const edit = adminsWith('rankings_manage')

/** The four rankings are one table; two of them list agents, two the people of the office. */
const common = (tipo: TipoClassifica, path: string, audit: AuditModel, of: string) => ({
  path,
  page: `/admin/site/classifiche/${tipo}`,
  model: 'classifica' as const,
  fixed: { tipo },
  audit,
  labels: { one: `classifica ${of}`, many: `classifiche ${of}`, article: 'f' as const },
  title: (row: { titolo?: unknown }) => String(row.titolo),
  initial: rankingInitial,
  children: {
    voci: {
      model: 'classificaVoce' as const,
      parent: 'classificaId' as const,
      codecs: { punti: 'decimal', importo: 'money' } as const,
      orderBy: ['posizione', 'nome'] as const,
    },
  },
  permission: 'rankings_manage' as const,
  access: { read: edit, create: edit, update: edit, delete: edit },
  list: {
    columns: rankingColumns,
    filters: rankingFilters,
    sorts: ['anno', 'createdAt'] as const,
    defaultSort: '-createdAt' as const,
  },
})

const ofAgents = (...words: Parameters<typeof common>) =>
  defineResource({ ...common(...words), schema: agentRankingSchema, form: agentRankingForm })
const ofEmployees = (...words: Parameters<typeof common>) =>
  defineResource({ ...common(...words), schema: employeeRankingSchema, form: employeeRankingForm })

export const agenti = ofAgents('agenti', 'classificheAgenti', 'ClassificheAgenti', 'agenti')
export const managers = ofAgents('managers', 'classificheManagers', 'ClassificheAgenti', 'manager')
export const dipendenti = ofEmployees(
  'dipendenti',
  'classificheDipendenti',
  'ClassificheAgenti',
  'dipendenti',
)
export const contactCenter = ofEmployees(
  'contact_center',
  'classificheContactCenter',
  'ClassificheContactCenter',
  'contact center',
)
