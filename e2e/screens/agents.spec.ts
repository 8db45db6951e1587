import { firstOf, visitEach } from './visit'

visitEach(
  {
    dashboard: { at: '/agents', title: /\w/ },
    requests: { at: '/agents/richieste', title: /richieste/i },
    cases: { at: '/agents/reports/pratiche', title: /pratiche/i },
    'cases, one': { at: firstOf('/agents/reports/pratiche'), title: /\w/ },
    settings: { at: '/agents/settings', title: /impostazioni/i },
    'missing page': { at: '/agents/404', title: /\w/ },
  },
  'agente',
)
