import { MENUS, PUBLIC_PAGES } from '@/lib/words/public-pages'

/** One entry of the public navigation. */
export interface NavEntry {
  label: string
  href: string
}

export interface NavGroup {
  label: string
  entries: NavEntry[]
}

/** Parts of the home page that have an entry of their own, before the pages of their group. */
const PARTS: Partial<Record<(typeof MENUS)[number], NavEntry[]>> = {
  Guide: [
    { label: 'Come lavoriamo', href: '/#come-lavoriamo' },
    { label: 'Chi ci paga', href: '/#chi-ci-paga' },
    { label: 'Domande', href: '/#domande' },
  ],
}

const entriesOf = (menu: (typeof MENUS)[number]): NavEntry[] => [
  ...(PARTS[menu] ?? []),
  ...PUBLIC_PAGES.filter((page) => page.menu === menu).map(({ label, path }) => ({ label, href: path })),
]

/** Every public page that belongs in a menu, in the order of the menus. */
export const navigation: NavGroup[] = MENUS.map((label) => ({ label, entries: entriesOf(label) }))

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
