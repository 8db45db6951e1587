import { praticheFerme } from '@/lib/features/reports/pratiche-ferme'
import { subtotalsRoute } from '@/lib/reports/routes'

export const { GET } = subtotalsRoute(praticheFerme)
