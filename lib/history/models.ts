/** The audit models of the specification, §3, with the word people use for each. */
export const AUDIT_MODELS = {
  Users: 'Agente',
  FAQCategory: 'Categoria FAQ',
  FAQ: 'FAQ',
  Banks: 'Banca',
  BankProducts: 'Prodotto bancario',
  Lead: 'Richiesta',
  News: 'News',
  Pagine: 'Pagina',
  Admin: 'Amministratore',
  Agenzie: 'Agenzia',
  Files: 'File',
  Opportunities: 'Pratica',
  TabelleNewfin: 'Tabella newfin',
  Tabelle: 'Tabella ASA',
  TabelleHub: 'Tabella hub',
  ClassificheContactCenter: 'Classifica contact center',
  ClassificheAgenti: 'Classifica',
  Emails: 'E-mail',
  Predictions: 'Previsione',
  Comunicazioni: 'Comunicazione',
  Clients: 'Cliente',
  Formazione: 'Formazione',
  Tickets: 'Ticket',
} as const

export type AuditModel = keyof typeof AUDIT_MODELS
