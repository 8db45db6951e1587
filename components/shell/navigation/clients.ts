import { type NavGroup, screen } from './types'

const at = (path: string) => `/area-clienti/${path}`
const built = true

/** Every screen of the clients' area. */
export const clientsNavigation: readonly NavGroup[] = [
  {
    label: '',
    icon: 'home',
    screens: [
      screen('/area-clienti', 'La tua area', 'home', { built, keywords: 'inizio', bar: 'Inizio' }),
      screen(at('pratiche'), 'Le tue pratiche', 'case', {
        built,
        keywords: 'mutuo prestito documenti avanzamento',
        bar: 'Pratiche',
      }),
      screen(at('settings'), 'Impostazioni', 'settings', {
        built,
        keywords: 'password consensi dati profilo',
        bar: 'Impostazioni',
      }),
      screen(at('login'), 'Accesso', 'lock', { built, menu: false }),
      screen(at('confirm-account/{id}'), 'Conferma dell’account', 'lock', { built, menu: false }),
      screen(at('confirm-email/{id}'), 'Conferma dell’indirizzo', 'lock', { built, menu: false }),
      screen(at('password-dimenticata'), 'Password dimenticata', 'lock', { built, menu: false }),
      screen(at('confirm-reset-password/{id}'), 'Nuova password', 'lock', { built, menu: false }),
      screen(at('register/{referal?}'), 'Registrazione', 'lock', { built, menu: false }),
    ],
  },
]
