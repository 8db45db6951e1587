import { partRoute } from '@/lib/features/reports/flow-routes'
import { monitoraggioBanche } from '@/lib/features/reports/monitoraggio-banche'
import { readBankReasons } from '@/lib/features/reports/reasons'

export const { GET } = partRoute(monitoraggioBanche, 'I motivi di rifiuto di ogni banca', (actor, query) =>
  readBankReasons({ summary: monitoraggioBanche, actor, query }),
)
