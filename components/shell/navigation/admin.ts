import { adminOffer } from './admin-offer'
import { adminOffice } from './admin-office'
import { adminWork } from './admin-work'
import { type NavGroup, screen } from './types'

const at = (path: string) => `/admin/${path}`
const built = true

/** Every screen of the administrators' area, by the work it serves. */
export const adminNavigation: readonly NavGroup[] = [
  {
    label: '',
    icon: 'home',
    screens: [
      screen('/admin', 'Oggi', 'home', { built, keywords: 'hub inizio cose da fare', bar: 'Oggi' }),
      screen(at('login'), 'Accesso', 'lock', { built, menu: false }),
      screen(at('password-dimenticata'), 'Password dimenticata', 'lock', { built, menu: false }),
      screen(at('404'), 'Pagina non trovata', 'question', { built, menu: false }),
    ],
  },
  ...adminWork,
  ...adminOffer,
  ...adminOffice,
  {
    label: 'Impostazioni',
    icon: 'settings',
    screens: [
      screen(at('settings'), 'Impostazioni', 'settings', {
        built,
        keywords: 'password sicurezza codice TOTP profilo dispositivi installazione società partner',
      }),
    ],
  },
]
