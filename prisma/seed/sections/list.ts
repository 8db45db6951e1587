import type { Seeding } from '../core/context'
import { seedAgencies } from './agencies'
import { seedBanks } from './banks/section'
import { seedCampaignViews } from './campaign-views'
import { seedClients } from './clients'
import { seedRequests, seedSegnalazioni } from './contact-requests'
import { seedFaqs, seedNews, seedPages } from './content'
import { seedLeads } from './leads'
import { seedMerchandising } from './merchandising'
import { seedComunicazioni, seedFormazione } from './network'
import { seedAdmins, seedAgents, seedEmployees } from './people'
import { seedPercLeads } from './perc-leads'
import { seedPratiche } from './pratiche/section'
import { seedPriceTables } from './price-tables'
import { seedRankings } from './rankings'
import { seedRates, seedTegm } from './rates'
import { seedVoti } from './ratings'
import { seedSettings } from './settings'
import { seedListings, seedNotifications, seedSyncs } from './system'
import { seedBudgets, seedPredictions } from './targets'
import { seedTickets } from './tickets'

/** In this order: each part reads the rows of those before it. */
export const SECTIONS: readonly (readonly [name: string, run: (seeding: Seeding) => Promise<void>])[] = [
  ['settings', seedSettings],
  ['admins', seedAdmins],
  ['agencies', seedAgencies],
  ['agents', seedAgents],
  ['employees', seedEmployees],
  ['clients', seedClients],
  ['banks', seedBanks],
  ['rates', seedRates],
  ['tegm', seedTegm],
  ['tables', seedPriceTables],
  ['news', seedNews],
  ['pages', seedPages],
  ['faqs', seedFaqs],
  ['comunicazioni', seedComunicazioni],
  ['formazione', seedFormazione],
  ['pratiche', seedPratiche],
  ['leads', seedLeads],
  ['campaign_views', seedCampaignViews],
  ['perc_leads', seedPercLeads],
  ['requests', seedRequests],
  ['segnalazioni', seedSegnalazioni],
  ['tickets', seedTickets],
  ['merchandising', seedMerchandising],
  ['rankings', seedRankings],
  ['voti', seedVoti],
  ['predictions', seedPredictions],
  ['budgets', seedBudgets],
  ['syncs', seedSyncs],
  ['listings', seedListings],
  ['notifications', seedNotifications],
]
