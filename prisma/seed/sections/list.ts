import type { Seeding } from '../core/context'
import { seedAgencies } from './agencies'
import { seedComunicazioni } from './announcements'
import { seedBanks } from './banks/section'
import { seedCampaignViews } from './campaign-views'
import { seedClients } from './clients'
import { seedAgreements, seedStatements } from './commissions'
import { seedComplaints } from './complaints'
import { seedRequests, seedSegnalazioni } from './contact-requests'
import { seedFaqs, seedFaqVotes, seedNews, seedPages } from './content'
import { seedSyncs } from './egg'
import { seedExternalCertificates } from './external-certificates'
import { seedFiles } from './files'
import { seedIdentifications } from './identifications'
import { seedImports } from './imports'
import { seedInformazioni } from './informazioni'
import { seedLeads } from './leads'
import { seedMandates } from './mandates'
import { seedMaterials } from './materials'
import { seedMerchandising } from './merchandising'
import { seedNotes } from './notes'
import { seedPayments } from './payments'
import { seedAdmins, seedAgentDocuments, seedAgents, seedEmployees } from './people'
import { seedPercLeads } from './perc-leads'
import { seedPortraits } from './portraits'
import { seedPratiche } from './pratiche/section'
import { seedPriceTables } from './price-tables'
import { seedQuotes } from './quotes'
import { seedRankings } from './rankings'
import { seedRates, seedTegm } from './rates'
import { seedVoti } from './ratings'
import { seedReferrers } from './referrers'
import { seedReviews } from './reviews'
import { seedCompany, seedSettings } from './settings'
import { seedSignatures } from './signatures'
import { seedStorni } from './storni'
import { seedDeliveries, seedListings, seedNotifications } from './system'
import { seedBudgets, seedPredictions, seedSnapshots } from './targets'
import { seedTicketRules } from './ticket-rules'
import { seedTickets } from './tickets'
import { seedFormazione } from './training'

/** In this order: each part reads the rows of those before it. */
export const SECTIONS: readonly (readonly [name: string, run: (seeding: Seeding) => Promise<void>])[] = [
  ['settings', seedSettings],
  ['company', seedCompany],
  ['admins', seedAdmins],
  ['agencies', seedAgencies],
  ['agents', seedAgents],
  ['agent_documents', seedAgentDocuments],
  ['portraits', seedPortraits],
  ['employees', seedEmployees],
  ['clients', seedClients],
  ['banks', seedBanks],
  ['rates', seedRates],
  ['tegm', seedTegm],
  ['tables', seedPriceTables],
  ['news', seedNews],
  ['pages', seedPages],
  ['faqs', seedFaqs],
  ['faq_votes', seedFaqVotes],
  ['comunicazioni', seedComunicazioni],
  ['formazione', seedFormazione],
  ['external_certificates', seedExternalCertificates],
  ['agreements', seedAgreements],
  ['pratiche', seedPratiche],
  ['identifications', seedIdentifications],
  ['storni', seedStorni],
  ['referrers', seedReferrers],
  ['statements', seedStatements],
  ['incassi', seedPayments],
  ['leads', seedLeads],
  ['quotes', seedQuotes],
  ['informazioni', seedInformazioni],
  ['mandates', seedMandates],
  ['reviews', seedReviews],
  ['campaign_views', seedCampaignViews],
  ['perc_leads', seedPercLeads],
  ['requests', seedRequests],
  ['segnalazioni', seedSegnalazioni],
  ['tickets', seedTickets],
  ['complaints', seedComplaints],
  ['ticket_rules', seedTicketRules],
  ['merchandising', seedMerchandising],
  ['rankings', seedRankings],
  ['voti', seedVoti],
  ['predictions', seedPredictions],
  ['snapshots', seedSnapshots],
  ['budgets', seedBudgets],
  ['syncs', seedSyncs],
  ['listings', seedListings],
  ['deliveries', seedDeliveries],
  ['notifications', seedNotifications],
  ['imports', seedImports],
  ['notes', seedNotes],
  ['files', seedFiles],
  ['materials', seedMaterials],
  ['signatures', seedSignatures],
]
