/** One entry of the public navigation. */
export interface NavEntry {
  label: string
  href: string
}

export interface NavGroup {
  label: string
  entries: NavEntry[]
}

/** Every public page that belongs in a menu, in the order of the menus. */
export const navigation: NavGroup[] = [
  {
    label: 'Finanziamenti',
    entries: [
      { label: 'Mutui', href: '/mutui' },
      { label: 'Prestiti', href: '/prestiti' },
      { label: 'Cessione del quinto', href: '/cdq' },
      { label: 'Aziende', href: '/aziende' },
      { label: 'Leasing', href: '/leasing' },
      { label: 'Hai già un mutuo?', href: '/cross-semplice-mutuo' },
    ],
  },
  {
    label: 'Guide',
    entries: [
      { label: 'Come lavoriamo', href: '/#come-lavoriamo' },
      { label: 'Chi ci paga', href: '/#chi-ci-paga' },
      { label: 'Domande', href: '/#domande' },
      { label: 'Tassi', href: '/tassi' },
      { label: 'Estinzione anticipata', href: '/estinzione-anticipata' },
      { label: 'News', href: '/news' },
    ],
  },
  {
    label: 'Chiaravia',
    entries: [
      { label: 'Contatti e agenzie', href: '/contattaci' },
      { label: 'Lavora con noi', href: '/lavoraConNoi' },
    ],
  },
]

/** What the law and fairness want within reach of every page; at the foot of it. */
export const transparency: NavGroup = {
  label: 'Trasparenza',
  entries: [
    { label: 'Chi siamo e come siamo pagati', href: '/pagine/trasparenza' },
    { label: 'Foglio informativo', href: '/pagine/foglio-informativo' },
    { label: 'Soglie di usura', href: '/pagine/tegm' },
    { label: 'Reclami', href: '/pagine/reclami' },
    { label: 'Segnalazioni riservate', href: '/pagine/whistleblowing' },
    { label: 'Accessibilità', href: '/pagine/accessibilita' },
    { label: 'Note legali', href: '/pagine/note-legali' },
  ],
}

/** What the areas answer to; the sign-in pages live outside the public layout. */
export const areaLinks = {
  accedi: '/area-clienti/login',
  registrati: '/area-clienti/register',
  areaClienti: '/area-clienti',
  areaAgenti: '/agents',
} as const
