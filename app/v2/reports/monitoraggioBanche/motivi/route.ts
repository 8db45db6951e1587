import { partRoute } from '@/lib/reports/flow-routes'
import { monitoraggioBanche } from '@/lib/reports/monitoraggio-banche'
import { readBankReasons } from '@/lib/reports/reasons'

export const { GET } = partRoute(monitoraggioBanche, 'I motivi di rifiuto di ogni banca', (actor, query) =>
  readBankReasons({ summary: monitoraggioBanche, actor, query }),
)
