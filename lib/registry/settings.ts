import { provaRecente, secondoFattore } from '@/lib/auth/settings'
import {
  documentiPreavviso,
  profiloConApprovazione,
  rubricaCellulari,
  rubricaEmail,
} from '@/lib/features/agents/settings'
import { identificazioneRegole, rischioPunti } from '@/lib/features/aml/settings'
import { stagionalita } from '@/lib/features/budgets/settings'
import { pensioneMinima, tabelleUso } from '@/lib/features/calculators/settings'
import { campagne } from '@/lib/features/campaigns/settings'
import {
  oreFormazione,
  oreFormazionePreavviso,
  quizFormazione,
  velocitaVideo,
  videoEsterni,
} from '@/lib/features/formazione/settings'
import { frameOrigins } from '@/lib/features/frames/settings'
import { incaricoRegole, incaricoTesti } from '@/lib/features/incarichi/settings'
import { posizioni } from '@/lib/features/leads/contact-requests/settings'
import { contanoAMano } from '@/lib/features/leads/perc-leads/settings'
import { segnalazioniCompensate } from '@/lib/features/leads/segnalazioni/settings'
import { giorniUnione } from '@/lib/features/leads/settings'
import { firmaBanner } from '@/lib/features/materials/firma/settings'
import { volantiniGiorni } from '@/lib/features/materials/settings'
import { luccacaseAgenzia } from '@/lib/features/partners/settings'
import { aiutoDebiti, motiviSpiegati, riesameGiorni } from '@/lib/features/pratiche/riesami/settings'
import {
  erogazioniConConferma,
  motiviRifiuto,
  motiviRitiro,
  praticheFermeGiorni,
} from '@/lib/features/pratiche/settings'
import { previsioniStandard } from '@/lib/features/predictions/settings'
import { conservazioneMesi } from '@/lib/features/privacy/settings'
import { allegatoPreventivi } from '@/lib/features/quotes/annex-settings'
import { classificheMostra, classificheRegole } from '@/lib/features/rankings/settings'
import { tassiFonte } from '@/lib/features/rates/settings'
import { reclamiPreavviso } from '@/lib/features/reclami/settings'
import { eggCampi } from '@/lib/features/syncs/owned-fields'
import { reclamiTermini } from '@/lib/features/tickets/settings'
import { corsOrigins } from '@/lib/http/settings'
import { paroleAnnunci } from '@/lib/settings/advertising-words'
import { companySetting, creditCardUrl, creditWarning, socialSetting } from '@/lib/settings/company'
import type { Setting } from '@/lib/settings/define'

/** Every setting of an installation. Only what some code reads (`settings.test.ts`): a setting that nothing reads is a lie. */
export const SETTINGS = [
  companySetting,
  creditWarning,
  paroleAnnunci,
  creditCardUrl,
  socialSetting,
  campagne,
  posizioni,
  segnalazioniCompensate,
  frameOrigins,
  corsOrigins,
  luccacaseAgenzia,
  giorniUnione,
  contanoAMano,
  praticheFermeGiorni,
  motiviRifiuto,
  motiviRitiro,
  motiviSpiegati,
  riesameGiorni,
  aiutoDebiti,
  erogazioniConConferma,
  identificazioneRegole,
  rischioPunti,
  incaricoRegole,
  incaricoTesti,
  allegatoPreventivi,
  profiloConApprovazione,
  documentiPreavviso,
  rubricaCellulari,
  rubricaEmail,
  oreFormazione,
  oreFormazionePreavviso,
  videoEsterni,
  quizFormazione,
  velocitaVideo,
  volantiniGiorni,
  firmaBanner,
  tassiFonte,
  pensioneMinima,
  tabelleUso,
  eggCampi,
  conservazioneMesi,
  reclamiTermini,
  reclamiPreavviso,
  stagionalita,
  previsioniStandard,
  classificheRegole,
  classificheMostra,
  provaRecente,
  secondoFattore,
] as unknown as readonly Setting[]
