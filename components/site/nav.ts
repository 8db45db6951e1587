/** One entry of the public navigation; `built` keeps a page out of every menu until it exists. */
export interface NavEntry {
  label: string
  href: string
  built: boolean
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
      { label: 'Mutui', href: '/mutui', built: true },
      { label: 'Prestiti', href: '/prestiti', built: false },
      { label: 'Cessione del quinto', href: '/cdq', built: false },
      { label: 'Aziende', href: '/aziende', built: false },
      { label: 'Leasing', href: '/leasing', built: false },
    ],
  },
  {
    label: 'Capire',
    entries: [
      { label: 'Come lavoriamo', href: '/#come-lavoriamo', built: true },
      { label: 'Chi ci paga', href: '/#chi-ci-paga', built: true },
      { label: 'Domande', href: '/#domande', built: true },
      { label: 'Tassi', href: '/tassi', built: false },
      { label: 'News', href: '/news', built: false },
    ],
  },
  {
    label: 'Chiaravia',
    entries: [
      { label: 'Contatti e agenzie', href: '/contattaci', built: false },
      { label: 'Lavora con noi', href: '/lavoraConNoi', built: false },
    ],
  },
]

/** What the areas answer to; the sign-in pages live outside the public layout. */
export const areaLinks = {
  accedi: '/area-clienti/login',
  registrati: '/area-clienti/register',
  areaClienti: '/area-clienti',
  areaAgenti: '/agents',
} as const

/** Only what can be visited today. */
export function builtGroups(groups: NavGroup[] = navigation): NavGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.built) }))
    .filter((group) => group.entries.length > 0)
}
