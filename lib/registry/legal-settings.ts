import { identificazioneRegole } from '@/lib/features/aml/settings'
import { oreFormazione } from '@/lib/features/formazione/settings'
import { incaricoRegole, incaricoTesti } from '@/lib/features/incarichi/settings'
import { riesameGiorni } from '@/lib/features/pratiche/riesami/settings'
import { allegatoPreventivi } from '@/lib/features/quotes/annex-settings'
import { reclamiTermini } from '@/lib/features/tickets/settings'
import { creditWarning } from '@/lib/settings/company'
import type { Setting } from '@/lib/settings/define'

/** Settings whose words or figures the law asks for: those with versions say from when each holds, of the others the history tells. */
export const LEGAL_SETTINGS = [
  creditWarning,
  incaricoRegole,
  incaricoTesti,
  allegatoPreventivi,
  identificazioneRegole,
  riesameGiorni,
  reclamiTermini,
  oreFormazione,
] as unknown as readonly Setting[]
