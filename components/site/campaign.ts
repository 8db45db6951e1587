const KEY = 'campaign'
const NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const
/* Channels that have their own landing pages; any other campaign counts as the site, with its parameters. */
const CHANNELS = ['adw', 'dspl', 'fb'] as const

/** Where a visit comes from: the channel and the parameters of its first page. */
export interface Campaign {
  channel: string
  [parameter: string]: string
}

/** Campaign of an address, or null when it carries no parameters of one. */
export function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search)
  const found = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value ? [[name, value] as const] : []
  })
  if (found.length === 0) return null
  const channel = CHANNELS.find((name) => name === query.get('utm_source')) ?? 'sito'
  return { channel, ...Object.fromEntries(found) }
}

/** Keeps the first campaign of the visit, so that it is still known when the person writes to us. */
export function rememberCampaign(search: string): void {
  const campaign = campaignOf(search)
  try {
    if (campaign && !sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, JSON.stringify(campaign))
  } catch {
    // Storage may be closed (private mode): the lead then counts as coming from the site.
  }
}

/** The campaign of this visit. */
export function currentCampaign(): Campaign {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored) return JSON.parse(stored) as Campaign
  } catch {
    // As above.
  }
  return { channel: 'sito' }
}
