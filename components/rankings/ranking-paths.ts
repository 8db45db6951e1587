import type { TipoClassifica } from '@/prisma/generated/enums'

/** Where each ranking is under /v2. */
export const RANKING_PATHS = {
  agenti: 'classificheAgenti',
  managers: 'classificheManagers',
  dipendenti: 'classificheDipendenti',
  contact_center: 'classificheContactCenter',
} as const satisfies Record<TipoClassifica, string>
export type RankingPath = (typeof RANKING_PATHS)[TipoClassifica]

export const rankingPage = (tipo: TipoClassifica) => `/admin/site/classifiche/${tipo}`
