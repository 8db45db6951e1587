/** Channels with their weight and the UTM parameters of their campaigns. */
export const CHANNELS: readonly (readonly [channel: string, weight: number, campaigns: readonly object[]])[] =
  [
    ['sito', 45, [{ channel: 'sito' }]],
    [
      'adw',
      22,
      [
        { channel: 'adw', utm_source: 'search', utm_medium: 'cpc', utm_campaign: 'mutuo-prima-casa' },
        { channel: 'adw', utm_source: 'search', utm_medium: 'cpc', utm_campaign: 'surroga' },
        { channel: 'adw', utm_source: 'search', utm_medium: 'cpc', utm_campaign: 'prestiti-online' },
      ],
    ],
    [
      'dspl',
      8,
      [{ channel: 'dspl', utm_source: 'display', utm_medium: 'banner', utm_campaign: 'primavera' }],
    ],
    ['fb', 12, [{ channel: 'fb', utm_source: 'social', utm_medium: 'paid', utm_campaign: 'under-36' }]],
    [
      'iframe',
      6,
      [{ channel: 'iframe', utm_source: 'partner', utm_medium: 'referral', utm_campaign: 'calcolatore' }],
    ],
    ['cloudcare', 4, [{ channel: 'cloudcare', utm_source: 'cloudcare', utm_medium: 'referral' }]],
    ['numeroverde', 3, [{ channel: 'numeroverde' }]],
  ]

export const LOST_REASONS = [
  'Non raggiungibile',
  'Ha scelto un’altra offerta',
  'Reddito non sufficiente',
  'Solo informazioni',
]

export const MESSAGES: Record<
  'contatto' | 'richiamata' | 'candidatura' | 'agenzia' | 'appuntamento',
  readonly string[]
> = {
  contatto: [
    'Vorrei sapere quali documenti servono per chiedere un mutuo.',
    'Ho un mutuo a tasso variabile: conviene la surroga?',
    'Potete aiutarmi a capire quale rata posso permettermi?',
  ],
  richiamata: ['Preferisco essere richiamato nel pomeriggio.', 'Richiamatemi dopo le 18, grazie.'],
  candidatura: [
    'Ho cinque anni di esperienza nel credito e vorrei entrare nella vostra rete.',
    'Sono iscritto all’OAM come collaboratore e cerco una nuova collocazione.',
  ],
  appuntamento: ['Vorrei capire insieme i prossimi passi.'],
  agenzia: ['Siete aperti il sabato mattina?', 'Vorrei fissare un appuntamento in agenzia.'],
}
