import { withoutListedSecret } from '@/lib/core/secret-paths'

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
/* The agent whose flyer brought somebody here (lib/features/materials/short-link.ts). */
const AGENT = /^[0-9a-f-]{36}$/
/* Channels that have their own landing pages; any other campaign counts as the site, with its parameters. */
const CHANNELS = ['adw', 'dspl', 'fb'] as const
const LANDING = /^\/[a-z]+_a_noi\/([a-z]+)\/?$/

/** Where a visit comes from: the channel, the parameters of its first page, that page and the one before it. */
export interface Campaign {
  channel: string
  [parameter: string]: string
}

/** The page that a person arrives at. */
export interface Arrival {
  path: string
  search: string
  /** Address of the page before; ours does not count. */
  referrer: string
  origin: string
}

const knownChannel = (name: string | null | undefined) => CHANNELS.find((channel) => channel === name)

/* Without its query: what somebody searched for, or who they are elsewhere, is not ours to keep. */
function outside({ referrer, origin }: Arrival): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin: from, pathname } = new URL(referrer)
  return from === origin ? null : (from + pathname).slice(0, 500)
}

/** Campaign of an arrival; the landing page says the channel more surely than a parameter does. */
export function campaignOf(arrival: Arrival): Campaign {
  const query = new URLSearchParams(arrival.search)
  const found = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value ? [[name, value] as const] : []
  })
  const channel =
    knownChannel(LANDING.exec(arrival.path)?.[1]) ?? knownChannel(query.get('utm_source')) ?? 'sito'
  const referrer = outside(arrival)
  const agentId = query.get('agente') ?? ''
  return {
    channel,
    ...Object.fromEntries(found),
    ...(AGENT.test(agentId) ? { agentId } : {}),
    ...(referrer ? { referrer } : {}),
    landing: withoutListedSecret(arrival.path).slice(0, 500),
  }
}

const isPaid = (campaign: Campaign) => campaign.channel !== 'sito' || NAMES.some((name) => name in campaign)

function stored(): Campaign | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Campaign) : null
  } catch {
    // Storage may be closed (private mode): the lead then counts as coming from the page it was sent from.
    return null
  }
}

const arrival = (search: string): Arrival => ({
  path: location.pathname,
  search,
  referrer: document.referrer,
  origin: location.origin,
})

/** Keeps how the visit began. Its first campaign counts: later ones, and plain pages, do not take its place. */
export function rememberCampaign(search: string): void {
  const before = stored()
  if (before && isPaid(before)) return
  const now = campaignOf(arrival(search))
  if (before && !isPaid(now)) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // As above.
  }
}

/** The campaign of this visit. */
export function currentCampaign(): Campaign {
  return stored() ?? { channel: 'sito' }
}

/** The campaign of a lead of a landing page: the visit's first one if it was of this channel, else the page's own. */
export function landingCampaign(channel: string): Campaign {
  const first = currentCampaign()
  return first.channel === channel ? first : { ...campaignOf(arrival(location.search)), channel }
}
