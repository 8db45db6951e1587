import { type NavGroup, records, screen } from './types'

const at = (path: string) => `/agents/${path}`
const built = true

/** Every screen of the agents' area, by the work it serves. */
export const agentsNavigation: readonly NavGroup[] = [
  {
    label: '',
    icon: 'home',
    screens: [
      screen('/agents', 'Oggi', 'home', { built, keywords: 'dashboard inizio cose da fare', bar: 'Oggi' }),
      screen(at('login'), 'Accesso', 'lock', { built, menu: false }),
      screen(at('password-dimenticata'), 'Password dimenticata', 'lock', { built, menu: false }),
      screen(at('404'), 'Pagina non trovata', 'question', { built, menu: false }),
    ],
  },
  {
    label: 'Richieste',
    icon: 'lead',
    screens: [
      ...records(
        screen(at('richieste'), 'Richieste', 'lead', {
          built,
          keywords: 'lead contatti assegnati',
          bar: 'Richieste',
        }),
        'Richiesta',
      ),
    ],
  },
  {
    label: 'Pratiche',
    icon: 'case',
    screens: [
      ...records(
        screen(at('reports/pratiche'), 'Pratiche', 'case', {
          built,
          keywords: 'casi mutui prestiti IDEGG',
          bar: 'Pratiche',
          actions: [{ label: 'Nuova pratica', at: '#nuova', keywords: 'apri caso cliente' }],
        }),
        'Pratica',
      ),
      screen(at('reports/PraticheFerme'), 'Pratiche ferme', 'stalled', {
        built,
        keywords: 'in ritardo solleciti giorni',
        bar: 'Ferme',
      }),
      ...records(
        screen(at('reports/predictions'), 'Previsioni', 'forecast', { built, keywords: 'predictions' }),
        'Previsione',
        'Nuova previsione',
      ),
      screen(at('reports/predictions/andamento'), 'Andamento delle previsioni', 'forecast', {
        built,
        menu: false,
      }),
      screen(at('reports/predictions/accuratezza'), 'Accuratezza delle previsioni', 'forecast', {
        built,
        menu: false,
      }),
    ],
  },
  {
    label: 'Preventivi e documenti',
    icon: 'calculator',
    screens: [
      screen(at('personal-documents/preventivatorePrestiti'), 'Preventivo prestito', 'calculator', {
        built,
        keywords: 'calcolo rata cessione delega mutuo offerte',
      }),
      ...records(
        screen(at('personal-documents/preventivi'), 'Preventivi', 'calculator', {
          built,
          keywords: 'salvati inviati scaduti',
        }),
        'Preventivo',
      ),
      screen(at('personal-documents/displayRata'), 'Volantino rata', 'flyer', {
        built,
        keywords: 'displayRata',
      }),
      screen(at('personal-documents/displayPrestito'), 'Volantino prestito', 'flyer', {
        built,
        keywords: 'displayPrestito',
      }),
      screen(at('system/EuriborEurirs'), 'Euribor ed Eurirs', 'percent', {
        built,
        keywords: 'tassi indici',
      }),
      screen(at('personal-documents/bdv'), 'Biglietto da visita', 'card', { built, keywords: 'BDV vCard' }),
      screen(at('system/BDV'), 'Ordine biglietti', 'card', {
        built,
        keywords: 'ordine BDV stampa',
      }),
      screen(at('system/bloccoFirma'), 'Firma e-mail', 'signature', {
        built,
        keywords: 'bloccoFirma posta',
      }),
    ],
  },
  {
    label: 'Andamento',
    icon: 'chart',
    screens: [
      screen(at('reports/report'), 'Produzione', 'chart', { built, keywords: 'report andamento' }),
      screen(at('reports/movimenti'), 'Movimenti delle pratiche', 'case', { built, menu: false }),
      screen(at('reports/movimentiRichieste'), 'Passi delle richieste', 'lead', { built, menu: false }),
      screen(at('reports/provvigioni'), 'Provvigioni', 'commission', {
        permissions: ['provvigioni_see'],
        built,
        keywords: 'maturato storni',
      }),
      ...records(
        screen(at('reports/provvigioni/estratti'), 'Estratti conto', 'paid', {
          permissions: ['provvigioni_see'],
          built,
          keywords: 'provvigioni pagamenti',
        }),
        'Estratto conto',
      ),
      screen(at('reports/budget'), 'Budget', 'target', { built, keywords: 'obiettivi' }),
      screen(at('rankings/classifica'), 'Classifica', 'ranking', {
        built,
        keywords: 'podio punti posizione',
      }),
      screen(at('rankings/alboDoroAgenti'), 'Albo d’oro agenti', 'star', { built }),
      screen(at('rankings/alboDoroDipendenti'), 'Albo d’oro dipendenti', 'star', { built }),
    ],
  },
  {
    label: 'Rete',
    icon: 'people',
    screens: [
      screen(at('system/agenti'), 'Colleghi', 'directory', {
        built,
        keywords: 'agenti rubrica telefono sostituto squadra vCard',
      }),
      screen(at('system/agenti/statistics'), 'Statistiche agenti', 'chart', {
        permissions: ['reports_see'],
        built,
      }),
      ...records(
        screen(at('system/Comunicazioni'), 'Comunicazioni', 'message', {
          built,
          keywords: 'avvisi circolari',
        }),
        'Comunicazione',
      ),
      screen(at('system/videoFormazione'), 'Video formazione', 'video', {
        built,
        keywords: 'corsi lezioni attestati ore OAM',
      }),
      screen(at('system/Tools'), 'Strumenti', 'tools', {
        built,
        keywords: 'tools codice fiscale IBAN partita IVA TAEG estinzione rata usura calendario documenti CAP',
      }),
      screen(at('system/FAQs'), 'FAQ', 'question', { built, keywords: 'domande frequenti aiuto' }),
      screen(at('merchandising'), 'Merchandising', 'gift', {
        built,
        keywords: 'carrello ordine',
        actions: [{ label: 'I miei ordini di merchandising', at: '?scheda=ordini', keywords: 'spedizione' }],
      }),
    ],
  },
  {
    label: 'Assistenza',
    icon: 'ticket',
    screens: [
      ...records(
        screen(at('tickets'), 'Ticket', 'ticket', { built, keywords: 'assistenza aiuto sede' }),
        'Ticket',
        'Nuovo ticket',
      ),
    ],
  },
  {
    label: 'Impostazioni',
    icon: 'settings',
    screens: [
      screen(at('settings'), 'Impostazioni', 'settings', {
        built,
        keywords: 'password sicurezza codice TOTP profilo dispositivi assenza ferie fotografia',
      }),
    ],
  },
]
