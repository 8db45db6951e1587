/**
 * Every page and frame that advertises credit for consumers, and where its warning stands (art. 8 of Directive (EU) 2023/2225).
 * Mails, documents and pictures have theirs in tests of their own: lib/mail/mails.test.ts, lib/features/quotes/document.db.test.ts,
 * lib/features/informazioni, lib/features/materials, lib/features/bdv; the steps of the frames after a request in
 * lib/features/frames/steps.db.test.ts.
 */
export type Surface = { path: string; within: 'main' | 'footer'; frame?: true }

const inMain = (path: string): Surface => ({ path, within: 'main' })
const frame = (name: string): Surface => ({ path: `/iframes/${name}`, within: 'main', frame: true })
const inFooter = (path: string): Surface => ({ path, within: 'footer' })

const LOAN = 'finalita=auto&importo=10.000&durata=60'
const CAMPAIGNS = ['prestiti', 'cdq'].flatMap((name) =>
  ['adw', 'dspl', 'fb'].map((channel) => `/${name}_a_noi/${channel}`),
)

/** `agent`: the address of an agent's page. */
export const surfaces = (agent: string): Surface[] => [
  // Beside what is advertised, not only at the foot of the page.
  ...[
    '/prestiti',
    '/cdq',
    '/estinzione-anticipata',
    '/informazioni/prestito',
    '/informazioni/prestito/1',
  ].map(inMain),
  ...['/informazioni/cdq', `/agente/${agent}`, ...CAMPAIGNS].map(inMain),
  ...['/prestiti_a_noi/adw/grazie', '/cdq_a_noi/fb/grazie'].map(inMain),
  ...['generic', `results?${LOAN}`, 'contattaciPublic'].map((step) => frame(`calcolatori/prestiti/${step}`)),
  ...['displayPrestito', `displayPrestito?${LOAN}&colore=7a1fa2&sfondo=101418&testo=222222`, 'partner'].map(
    frame,
  ),
  // Their links name loans: at the head of the links.
  ...['/', '/mutui', '/aziende', '/leasing', '/contattaci', '/lavoraConNoi', '/tassi', '/news'].map(inFooter),
  ...['/pagine/trasparenza', '/cross-semplice-mutuo', `/agente/${agent}/aziende`].map(inFooter),
  ...[`/segnalazione/${agent}`, '/contact-form/numeroverde'].map(inFooter),
]

/** What is lent for a house, or to a company, is under another law. */
export const WITHOUT = [
  '/mutui',
  '/mutui_a_noi/adw',
  '/iframes/displayRata',
  '/iframes/calcolatori/mutui/generic',
]
