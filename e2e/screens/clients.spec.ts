import { visitEach } from './visit'

visitEach(
  {
    hub: { at: '/area-clienti', title: /\w/ },
    cases: { at: '/area-clienti/pratiche', title: /pratiche/i },
    settings: { at: '/area-clienti/settings', title: /impostazioni/i },
  },
  'cliente',
)
