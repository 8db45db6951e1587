import type { PRODOTTI } from './products'

/** The groups of the menu, in its order. */
export const MENUS = ['Finanziamenti', 'Guide', 'Chi siamo'] as const

export type PublicPage = {
  /**
   * Its address, whose capitals matter. `{…}` stands for one segment: of `{slug}` and `{id}` capitals do not matter, what somebody
   * was sent (`{token}`, `{codice}`) counts at the letter.
   */
  path: string
  /** What it is called in the menu, and among ourselves. */
  label: string
  menu?: (typeof MENUS)[number]
  /** Listed for search engines by itself: `figures` change with the offers and the indexes, the rest with its words. */
  sitemap?: 'figures' | 'words'
}

/** Where each product is compared. */
export const PRODUCT_PAGES = {
  mutuo: '/mutui',
  prestito: '/prestiti',
  cdq: '/cdq',
  azienda: '/aziende',
  leasing: '/leasing',
} as const satisfies Record<keyof typeof PRODOTTI, string>

/** A product's page is in the menu, and its figures change with the offers. */
const product = (name: keyof typeof PRODUCT_PAGES, label: string): PublicPage => ({
  path: PRODUCT_PAGES[name],
  label,
  menu: 'Finanziamenti',
  sitemap: 'figures',
})

/**
 * Every page of the site, in the order of its menu. From here come the spelling of addresses, the menu, the site map and the
 * addresses that the browser tests open.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', label: 'Home', sitemap: 'figures' },
  product('mutuo', 'Mutui'),
  product('prestito', 'Prestiti'),
  product('cdq', 'Cessione del quinto'),
  product('azienda', 'Aziende'),
  product('leasing', 'Leasing'),
  { path: '/cross-semplice-mutuo', label: 'Hai già un mutuo?', menu: 'Finanziamenti', sitemap: 'words' },
  { path: '/tassi', label: 'Tassi', menu: 'Guide', sitemap: 'figures' },
  { path: '/estinzione-anticipata', label: 'Estinzione anticipata', menu: 'Guide', sitemap: 'words' },
  { path: '/news', label: 'News', menu: 'Guide' },
  { path: '/contattaci', label: 'Contatti e agenzie', menu: 'Chi siamo', sitemap: 'words' },
  { path: '/lavoraConNoi', label: 'Lavora con noi', menu: 'Chi siamo', sitemap: 'words' },
  { path: '/contact-form/numeroverde', label: 'Ti chiamiamo noi', sitemap: 'words' },
  { path: '/news/{id}', label: 'Una news' },
  { path: '/news/cerca', label: 'Cerca fra le notizie' },
  { path: '/news/pagina/{n}', label: 'News meno recenti' },
  { path: '/news/categoria/{c}', label: 'News di una categoria' },
  { path: '/news/categoria/{c}/pagina/{n}', label: 'News meno recenti di una categoria' },
  { path: '/news_name/{slug}', label: 'Una news, per nome' },
  { path: '/agenzia/{slug}', label: 'Un’agenzia' },
  { path: '/agente/{slug}', label: 'Un agente' },
  { path: '/agente/{slug}/aziende', label: 'Un agente, per le imprese' },
  { path: '/agente/password-dimenticata', label: 'Password dimenticata dell’agente' },
  { path: '/segnalazione/{slug}', label: 'Presenta qualcuno a un agente' },
  { path: '/segnalazione/esito', label: 'Come procede una segnalazione' },
  { path: '/segnalazioneZetarent/{slug}', label: 'Noleggio con un agente' },
  { path: '/pagine/{slug}', label: 'Una pagina di testo' },
  { path: '/pagine/preferenze-cookie', label: 'Preferenze sui cookie', sitemap: 'words' },
  { path: '/pagine/whistleblowing/segnala', label: 'Segnalazione riservata' },
  { path: '/pagine/whistleblowing/segui', label: 'Seguire una segnalazione riservata' },
  { path: '/informazioni/{slug}', label: 'Informazioni generali su un credito' },
  { path: '/informazioni/{slug}/{n}', label: 'Una versione delle informazioni generali' },
  { path: '/attestati/{codice}', label: 'Verifica di un attestato' },
  { path: '/consenso-segnalazione/{token}', label: 'Consenso di chi è stato presentato' },
  { path: '/invito-pratica/{token}', label: 'Invito a una pratica' },
  { path: '/voto/{token}', label: 'Voto all’agente' },
  { path: '/incarico/{token}', label: 'Incarico da leggere e firmare' },
  { path: '/preventivo/{token}', label: 'Preventivo ricevuto' },
  { path: '/richiesta/{token}', label: 'Richiesta inviata' },
  { path: '/404', label: 'Pagina non trovata' },
]

const isWhole = ({ path }: PublicPage) => !path.includes('{')

/** The addresses of pages that are one each. */
export const wholePages = (): string[] => PUBLIC_PAGES.filter(isWhole).map(({ path }) => path)

/** What the addresses of families begin with, whose rest is small letters. */
export const families = (): string[] => [
  ...new Set(PUBLIC_PAGES.flatMap(({ path }) => /^(.*?\/)\{(?:slug|id|n|c)\}/.exec(path)?.[1] ?? [])),
]

/** The addresses that a site map lists by themselves. */
export const listedPages = (kind: NonNullable<PublicPage['sitemap']>): string[] =>
  PUBLIC_PAGES.filter(({ sitemap }) => sitemap === kind).map(({ path }) => path)
