/**
 * Every column that is called like something personal, and what becomes of it when a client has their data erased:
 * `erased` by lib/features/accounts/erase-client.ts, or kept for a reason. A table that gets such a column must say here
 * what happens to it: a test reads the columns from the database.
 */
export const PERSONAL_NAMES =
  /(^|_)(nome|cognome|name|surname|email|telefono|tel|cellulare|whatsapp|testo|commento|firma|messaggio|indirizzo|dati|note|oggetto|intestatario|cliente|input|dettagli|campaign|codice_fiscale|partita_iva|ragione_sociale|iban|pec|ip|user_agent|allegati|motivo|identita|actor|body)(_|$)/

const ERASED = 'erased'
const STAFF = 'of the network or the office, not of clients'
const OFFER = 'of what is offered or where, not of people'
const CASE = 'of a case that the law has us keep: no name is written there'

/** Table → column → what happens. */
export const PERSONAL_DATA: Record<string, Record<string, string>> = {
  accordi: { nome: STAFF, note: STAFF },
  bank_accordi: { note: OFFER },
  estratti: { note: STAFF },
  provvigioni: { motivo: CASE },
  agent_materials: { dati: STAFF },
  alarms: { name: 'which alarm of the system it is' },
  admins: { name: STAFF, surname: STAFF, email: STAFF, telefono: STAFF },
  agencies: { nome: OFFER, indirizzo: OFFER, telefono: OFFER, email: OFFER },
  agent_documents: { note: STAFF },
  agent_eventi: { testo: STAFF, actor_name: STAFF, actor_role: 'a role' },
  agents: {
    ...{
      nome: STAFF,
      cognome: STAFF,
      nome_completo: STAFF,
      email: STAFF,
      telefono: STAFF,
      whatsapp: STAFF,
      pec: STAFF,
    },
    ...{ codice_fiscale: STAFF, partita_iva: STAFF, iban_sealed: STAFF, iban_fine: STAFF, indirizzo: STAFF },
  },
  bank_products: { nome: OFFER, note: OFFER },
  banks: { nome: OFFER },
  classifica_voci: { nome: STAFF, correzione_motivo: STAFF },
  client_eventi: { testo: ERASED, actor_name: STAFF, actor_role: 'a role' },
  clients: {
    ...{
      nome: ERASED,
      cognome: ERASED,
      nome_completo: ERASED,
      email: ERASED,
      pending_email: ERASED,
      telefono: ERASED,
    },
    ...{ telefono_e164: ERASED, codice_fiscale: ERASED, partita_iva: ERASED, ragione_sociale: ERASED },
    ...{ indirizzo: ERASED, note: ERASED },
  },
  comunicazioni: { allegati: OFFER, motivo_ritiro: STAFF },
  commits: { actor: ERASED, actor_role: 'a role' },
  consents: { ip: 'proof that the consent was given, which may not be changed' },
  contact_requests: {
    ...{ nome: ERASED, cognome: ERASED, email: ERASED, telefono: ERASED, messaggio: ERASED },
    ...{ dettagli: ERASED, note: ERASED, campaign: ERASED },
  },
  email_testi: { oggetto: OFFER },
  employees: { nome: STAFF, cognome: STAFF },
  faq_categories: { nome: OFFER },
  faq_ricerche: {
    testo: 'words of agents’ searches without codes, numbers or addresses; deleted after 90 days',
  },
  file_folders: { nome: OFFER },
  file_items: { nome: OFFER },
  import_rows: { dati: ERASED },
  import_runs: { nome: 'of the file' },
  idempotency_keys: { body: 'replies, deleted after two days' },
  lezioni: { allegati: OFFER },
  lead_assegnazioni: { motivo: 'one of four words' },
  lead_eventi: { testo: ERASED, actor_role: 'a role', actor_name: STAFF },
  leads: {
    ...{ nome: ERASED, cognome: ERASED, email: ERASED, telefono: ERASED, input: ERASED },
    ...{ campaign: ERASED, motivo_perso: ERASED, note: ERASED },
  },
  merchandising: { nome: OFFER },
  merchandising_movimenti: { motivo: STAFF },
  merchandising_orders: { indirizzo: ERASED, note: ERASED, note_ufficio: ERASED, motivo: ERASED },
  merchandising_varianti: { nome: OFFER },
  merchandising_order_lines: { nome: OFFER },
  notifications: { testo: ERASED },
  partner_consegne: {
    corpo: 'without the contact once the request is made; the rest is deleted after 30 days',
    firma: 'a signature of the partner’s program, made of the body',
  },
  partner_listings: { dati: OFFER },
  passkeys: { nome: STAFF },
  pratica_documenti: { nome: CASE, motivo: ERASED },
  pratica_eventi: { testo: ERASED, actor_name: ERASED, actor_role: 'a role' },
  pratica_persone: { nome: ERASED, cognome: ERASED, email: ERASED, telefono: ERASED },
  pratiche: { intestatario: ERASED, note: ERASED, motivo_rifiuto: CASE },
  predictions: { cliente: ERASED, note: ERASED },
  price_tables: { nome: OFFER },
  privacy_requests: {
    ...{ motivo: ERASED, esito_motivo: 'of the erasure itself: its proof', identita: 'the same' },
  },
  provinces: { nome: OFFER },
  quotes: { input: ERASED, nome: ERASED, cognome: ERASED, email: ERASED, telefono: ERASED },
  regions: { nome: OFFER },
  registrations: { nome: ERASED, cognome: ERASED, telefono: ERASED, ip: ERASED },
  saved_views: { nome: STAFF },
  segnalazioni: {
    ...{ segnalante_nome: ERASED, segnalante_cognome: ERASED, segnalante_email: ERASED },
    ...{ segnalante_tel: ERASED, segnalato_nome: ERASED, segnalato_cognome: ERASED },
    ...{ segnalato_email: ERASED, segnalato_tel: ERASED, note: ERASED },
  },
  sessions: { user_agent: ERASED, ip: ERASED },
  stored_files: { name: ERASED },
  ticket_categories: { nome: OFFER },
  ticket_macro: { nome: OFFER, testo: OFFER },
  ticket_regole: { nome: OFFER },
  ticket_regole_azioni: { testo: OFFER },
  ticket_drafts: { testo: ERASED },
  ticket_messages: { testo: ERASED, author_name: ERASED, allegati: ERASED },
  tickets: { oggetto: ERASED, csat_commento: ERASED },
  towns: { nome: OFFER },
  whistle_messages: { testo: 'of nobody: whoever writes gives no name' },
  whistle_reports: { testo: 'the same' },
  voti: { commento: ERASED, firma: ERASED, motivo_rifiuto: 'one of six words' },
}
