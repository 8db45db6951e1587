/**
 * The list that a page of an area opens with, as the path of /v2 that it asks. The server sends its first rows with the
 * page, and the menu asks for them before the click; a list page that is missing here works, and is slower.
 */
export const FIRST_ROWS: Readonly<Record<string, string>> = {
  '/admin/site/news': 'news',
  '/admin/site/pages': 'pages',
  '/admin/site/asa': 'tabelle',
  '/admin/site/newfin': 'tabelleNewfin',
  '/admin/site/tabelle_hub': 'tabelleHub',
  '/admin/site/agents': 'agents',
  '/admin/site/agencies': 'agencies',
  '/admin/site/faqsList': 'faqs',
  '/admin/site/faqsCategoriesList': 'faqCategories',
  '/admin/site/classifiche/managers': 'classificheManagers',
  '/admin/site/classifiche/agenti': 'classificheAgenti',
  '/admin/site/classifiche/dipendenti': 'classificheDipendenti',
  '/admin/site/classifiche/contact_center': 'classificheContactCenter',
  '/admin/site/merchandising': 'merchandising',
  '/admin/site/merchandising/ordini': 'merchandising/orders',
  '/admin/site/voti': 'voti',
  '/admin/site/voti/dipendenti': 'votiDipendenti',
  '/admin/site/videoFormazione': 'formazione',
  '/admin/site/clients': 'clients',
  '/admin/luccacase': 'partners/luccacase/listings',
  '/admin/luccacase/consegne': 'partners/luccacase/deliveries',
  '/admin/system/admins': 'admins',
  '/admin/system/banks': 'banks',
  '/admin/system/dipendenti': 'employees',
  '/admin/system/fileManager': 'files',
  '/admin/system/comunicazioni': 'comunicazioni',
  '/admin/reports/pratiche': 'pratiche',
  '/admin/reports/predictions': 'predictions',
  '/admin/reports/eggsyncs': 'syncs',
  '/admin/reports/provvigioni/estratti': 'provvigioni/estratti',
  '/admin/reports/provvigioni/accordi': 'accordi',
  '/admin/reports/provvigioni/accordi-banche': 'bankAccordi',
  '/admin/site/informazioni': 'informazioni',
  '/admin/reports/provvigioni/segnalatori': 'segnalatori',
  '/admin/reports/provvigioni/incassi': 'incassi',
  '/admin/reports/provvigioni/incassi/differenze': 'incassi/differenze',
  '/admin/compliance/reclami': 'reclami',
  '/admin/site/attestati': 'attestatiEsterni',
  '/admin/reports/identificazioni/registro': 'registroIdentificazioni',
  '/admin/tickets/categorie': 'ticketCategories',
  '/admin/tickets/calendari': 'ticketCalendari',
  '/admin/tickets/risposte': 'ticketMacros',
  '/admin/tickets/regole': 'ticketRules',
  '/admin/feeds/requests': 'requests',
  '/admin/feeds/leadRequests': 'leadRequests',
  '/admin/feeds/commits': 'commits',
  '/admin/calculators/preventivi': 'quotes',
  '/admin/site/agents-search-hub': 'agents/directory',
  '/agents/system/agenti': 'agents/directory',
  '/agents/reports/pratiche': 'pratiche',
  '/agents/reports/predictions': 'predictions',
  '/agents/reports/provvigioni/estratti': 'provvigioni/estratti',
  '/agents/richieste': 'leadRequests',
  '/agents/personal-documents/preventivi': 'quotes',
}

/** Keys of a list's address that are the screen's own. All others go to the API, which refuses by name what it does not know. */
const OWN_KEYS = new Set(['columns', 'vista', 'fields', 'incrocia', 'cifra', 'aperto'])

/** What of a list's address the API is asked, in the one way of writing it by which replies are found again. */
export const rowsQuery = (params: Iterable<[string, string]>): string =>
  new URLSearchParams([...params].filter(([key]) => !OWN_KEYS.has(key))).toString()

/** Lists that are made by routes of their own, which send whole rows. */
const WHOLE = new Set(['agents/directory', 'commits'])

/** The same for the list of a resource: only what it shows is asked for, unless its reader has chosen the columns. */
export function shownQuery(path: string, query: string, hasColumns: boolean): string {
  if (WHOLE.has(path) || hasColumns) return query
  return query ? `${query}&fields=list` : 'fields=list'
}

export const rowsPath = (path: string, query: string): string => `/${path}${query ? `?${query}` : ''}`

/** Under this name TanStack Query keeps one page of a list. */
export const rowsKey = (path: string, area: string, query: string) => [path, area, 'list', query] as const

/** Where a page carries what was read for it, and how: the list's path and query, and the reply of /v2. */
export const PAGE_DATA = 'page-data'
export type PageData = { rows?: { path: string; query: string; reply: unknown } }
