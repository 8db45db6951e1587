import 'server-only'
import type { Report } from './define'

/** Path under /v2 → its report, loaded when it is asked for. */
export const REPORTS: Record<string, () => Promise<Report>> = {
  'reports/praticheFerme': async () => (await import('./pratiche-ferme')).praticheFerme,
}
