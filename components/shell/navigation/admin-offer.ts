import { imports, type NavGroup, records, screen } from './types'

const at = (path: string) => `/admin/${path}`
const built = true
const agents = ['agents_manage'] as const
const rankings = ['rankings_manage'] as const
const banks = ['banks_manage'] as const
const content = ['content_manage'] as const

/** The people who sell and what they sell. */
export const adminOffer: readonly NavGroup[] = [
  {
    label: 'Rete',
    icon: 'people',
    screens: [
      ...records(
        screen(at('site/agents'), 'Agenti', 'person', {
          permissions: agents,
          built,
          keywords: 'collaboratori rete mandato OAM',
          actions: [{ label: 'Importa agenti…', at: '/import', keywords: 'csv file importazione' }],
        }),
        'Agente',
        'Nuovo agente',
      ),
      ...imports(at('site/agents'), 'agenti', agents),
      screen(at('site/agents/{id}/bdv'), 'Biglietto da visita', 'card', {
        permissions: agents,
        built,
        menu: false,
      }),
      screen(at('site/agents/{id}/hub'), 'Scrivania dell’agente', 'directory', {
        permissions: agents,
        built,
        menu: false,
      }),
      screen(at('site/agents-search-hub'), 'Rubrica agenti', 'directory', {
        permissions: agents,
        built,
        keywords: 'agents-search-hub colleghi telefono CAP vCard',
      }),
      ...records(
        screen(at('site/agencies'), 'Agenzie', 'office', {
          permissions: ['agencies_manage'],
          built,
          keywords: 'filiali',
        }),
        'Agenzia',
        'Nuova agenzia',
      ),
      ...records(
        screen(at('system/comunicazioni'), 'Comunicazioni', 'message', {
          permissions: ['communications_manage'],
          built,
          keywords: 'avvisi circolari',
        }),
        'Comunicazione',
        'Nuova comunicazione',
      ),
      ...records(
        screen(at('site/videoFormazione'), 'Video formazione', 'video', {
          permissions: content,
          built,
          keywords: 'corsi lezioni quiz attestati OAM',
        }),
        'Corso',
        'Nuovo corso',
      ),
      ...records(
        screen(at('site/attestati'), 'Attestati esterni', 'card', {
          permissions: agents,
          built,
          keywords: 'ore OAM formazione certificati',
        }),
        'Attestato esterno',
        'Nuovo attestato esterno',
      ),
    ],
  },
  {
    label: 'Classifiche e voti',
    icon: 'ranking',
    screens: [
      screen(at('site/classifiche'), 'Classifiche', 'ranking', { permissions: rankings, built }),
      ...records(
        screen(at('site/classifiche/agenti'), 'Classifica agenti', 'ranking', {
          permissions: rankings,
          built,
        }),
        'Classifica del mese',
        'Nuova classifica',
      ),
      ...records(
        screen(at('site/classifiche/managers'), 'Classifica manager', 'ranking', {
          permissions: rankings,
          built,
        }),
        'Classifica del mese',
        'Nuova classifica',
      ),
      ...records(
        screen(at('site/classifiche/dipendenti'), 'Classifica dipendenti', 'ranking', {
          permissions: rankings,
          built,
        }),
        'Classifica del mese',
        'Nuova classifica',
      ),
      ...records(
        screen(at('site/classifiche/contact_center'), 'Classifica contact center', 'ranking', {
          permissions: rankings,
          built,
        }),
        'Classifica del mese',
        'Nuova classifica',
      ),
      ...records(
        screen(at('site/voti'), 'Voti agli agenti', 'star', {
          permissions: rankings,
          built,
          keywords: 'recensioni moderazione stelle',
        }),
        'Voto',
      ),
      ...records(
        screen(at('site/voti/dipendenti'), 'Voti ai dipendenti', 'star', { permissions: rankings, built }),
        'Voto',
      ),
    ],
  },
  {
    label: 'Banche e tassi',
    icon: 'bank',
    screens: [
      ...records(
        screen(at('system/banks'), 'Banche e prodotti', 'bank', {
          permissions: banks,
          built,
          keywords: 'istituti offerte',
        }),
        'Banca',
        'Nuova banca',
      ),
      screen(at('system/banks/products/{id}'), 'Prodotti', 'bank', {
        permissions: banks,
        built,
        menu: false,
      }),
      screen(at('system/banks/products/{id}/add'), 'Nuovo prodotto', 'bank', {
        permissions: banks,
        built,
        menu: false,
      }),
      screen(at('system/euribor-eurirs'), 'Euribor ed Eurirs', 'percent', {
        permissions: banks,
        built,
        keywords: 'tassi indici TEGM soglie usura',
      }),
      ...records(
        screen(at('site/asa'), 'Tabelle ASA', 'table', {
          permissions: banks,
          built,
          keywords: 'listini prestiti',
        }),
        'Tabella',
        'Nuova tabella',
      ),
      ...records(
        screen(at('site/newfin'), 'Tabelle newfin', 'table', {
          permissions: banks,
          built,
          keywords: 'listini prestiti',
        }),
        'Tabella',
        'Nuova tabella',
      ),
      ...records(
        screen(at('site/tabelle_hub'), 'Tabelle hub', 'table', {
          permissions: banks,
          built,
          keywords: 'listini prestiti',
        }),
        'Tabella',
        'Nuova tabella',
      ),
    ],
  },
  {
    label: 'Calcolatori',
    icon: 'calculator',
    screens: [
      screen(at('calculators/calcolatoreMutui'), 'Calcolatore mutui', 'calculator', {
        built,
        keywords: 'rata piano preventivo indice',
      }),
      screen(at('calculators/calcolatorePrestiti'), 'Calcolatore prestiti', 'calculator', {
        built,
        keywords: 'rata piano preventivo cessione delega',
      }),
      ...records(
        screen(at('calculators/preventivi'), 'Preventivi', 'calculator', {
          permissions: ['pratiche_manage'],
          built,
          keywords: 'salvati inviati scaduti agenti',
        }),
        'Preventivo',
      ),
      screen(at('calculators/displayRata'), 'Volantino rata', 'flyer', {
        permissions: agents,
        built,
        keywords: 'displayRata esempio',
      }),
      screen(at('calculators/displayPrestito'), 'Volantino prestito', 'flyer', {
        permissions: agents,
        built,
        keywords: 'displayPrestito esempio',
      }),
    ],
  },
]
