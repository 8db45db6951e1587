import type { APIRequestContext } from '@playwright/test'
import { CANALI_CAMPAGNA, NOMI_CAMPAGNA } from '../../lib/features/campaigns/schema'
import { FRAMES as ALL_FRAMES } from '../../lib/words/frame-addresses'
import { PUBLIC_PAGES } from '../../lib/words/public-pages'

type List = { items: { _id: string; slug: string }[] }

async function first(request: APIRequestContext, path: string) {
  const reply = await request.get(path)
  const [item] = ((await reply.json()) as List).items
  if (!item) throw new Error(`${path}: nothing there`)
  return item
}

/** The pages of content that there have to be. */
const CONTENT = [
  'trasparenza',
  'foglio-informativo',
  'guida-abf',
  'tegm',
  'reclami',
  'trasparenza_per_collaboratori',
  'trasparenza-calcolatori',
  'convenzioni',
  'privacy-policy',
  'cookie-policy',
  'whistleblowing',
  'antiriciclaggio',
  'codice-etico',
  'accessibilita',
  'note-legali',
]

/** Rows of which the demo data makes new ids each time. */
type Rows = { news: string; newsName: string; agency: string; agent: string }

/** The values with which the demo data fills an address; of others somebody has to be sent one. */
const filled = (path: string, { news, newsName, agency, agent }: Rows): string =>
  path
    .replace('/news/{id}', `/news/${news}`)
    .replace('/news_name/{slug}', `/news_name/${newsName}`)
    .replace('/informazioni/{slug}', '/informazioni/prestito')
    .replace('/informazioni/prestito/{n}', '/informazioni/prestito/1')
    .replace('/agenzia/{slug}', `/agenzia/${agency}`)
    .replace(/^\/(agente|segnalazione|segnalazioneZetarent)\/\{slug\}/, `/$1/${agent}`)

/** Landing pages: of each product in each channel. */
export const CAMPAIGNS = Object.values(NOMI_CAMPAGNA).flatMap((name) =>
  Object.keys(CANALI_CAMPAGNA).map((channel) => `/${name}_a_noi/${channel}`),
)

/** Every public page that opens without anything having been sent to anybody. */
export function publicScreens(rows: Rows): string[] {
  const pages = PUBLIC_PAGES.map(({ path }) => filled(path, rows)).filter(
    (path) => !path.includes('{') && path !== '/404',
  )
  return [...pages, ...CONTENT.map((url) => `/pagine/${url}`), ...CAMPAIGNS]
}

/** The same with the ids of the demo data. */
export async function specifiedPages(request: APIRequestContext): Promise<string[]> {
  const [news, agency, agent] = await Promise.all([
    first(request, '/v2/news?limit=1'),
    first(request, '/v2/agencies?limit=1'),
    first(request, '/v2/agents/public?limit=1'),
  ])
  return publicScreens({ news: news._id, newsName: news.slug, agency: agency._id, agent: agent._id })
}

/** Campaign pages of one channel stand for those of the others, and these pages of content for all: their texts have all that a text can. */
const ALIKE = /_a_noi\/(?:dspl|fb)$|^\/pagine\/(?!trasparenza$|tegm$|whistleblowing$|accessibilita$)/

/** The same, without those that differ from another in their words only. */
export async function pageKinds(request: APIRequestContext): Promise<string[]> {
  return (await specifiedPages(request)).filter((path) => !ALIKE.test(path))
}

/** Every frame that opens by itself. */
export const FRAMES = ALL_FRAMES.filter((path) => !/\/thankyou/.test(path))

/** Addresses of no page, one for each way in which there is none. */
export const NOWHERE = [
  '/404',
  '/non-esiste',
  '/non/esiste',
  '/non/esiste/davvero',
  '/che/cosa/grazie',
  '/pagine/non-esiste',
  '/news/01900000-0000-7000-8000-000000000000',
  '/news/pagina/999',
  '/news/pagina/due',
  '/news/categoria/sport',
  '/news_name/non-esiste',
  '/agenzia/non-esiste',
  '/agente/non-esiste',
  '/agente/non-esiste/aziende',
  '/segnalazione/non-esiste',
  '/segnalazioneZetarent/non-esiste',
  '/mutui_a_noi/altro',
  '/gatti_a_noi/adw',
]

/** Old addresses and other spellings, and where they lead. */
export const REDIRECTS: Record<string, string> = {
  '/displayRata.html': '/iframes/displayRata',
  '/displayPrestito.html': '/iframes/displayPrestito',
  '/privacy-policy': '/pagine/privacy-policy',
  '/trasparenzacalcolatori': '/pagine/trasparenza-calcolatori',
  '/calcolatori/mutui': '/iframes/calcolatori/mutui/generic',
  '/iframes/calcolatori/prestiti': '/iframes/calcolatori/prestiti/generic',
  '/calcolatori/mutui/generic': '/iframes/calcolatori/mutui/generic',
  '/calcolatori/prestiti/results': '/iframes/calcolatori/prestiti/results',
  '/Home': '/',
  '/home': '/',
  '/index': '/',
  '/index.html': '/',
  '/cessionedelquinto': '/cdq',
  '/mutuoti_a_noi/adw': '/mutui_a_noi/adw',
  '/prestititi_a_noi/fb': '/prestiti_a_noi/fb',
  '/lavoraconnoi': '/lavoraConNoi',
  '/Mutui': '/mutui',
  '/mutui/': '/mutui',
  '/PAGINE/Trasparenza': '/pagine/trasparenza',
}
