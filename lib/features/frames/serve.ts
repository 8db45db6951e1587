import 'server-only'
import type { ReactNode } from 'react'
import { AppError, ERRORS } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import { toAppError } from '@/lib/http/errors'
import { observe } from '@/lib/http/observe'
import { requestInfo } from '@/lib/http/request-info'
import { readBody } from '@/lib/http/validation'
import { type FrameAgent, type FrameSettings, frameAgent, frameSettings } from './data'
import { isAboutLoans } from './flows'
import { failureMain, pageText } from './frame-page'
import { type Fields, type Partner, partnerOf } from './schema'
import { sheetsOf } from './style'

/** What a step gets: everything it knows comes from the address and the form. */
export type Visit = {
  query: Fields
  /** What was posted; empty on a GET. */
  form: Fields
  /** The posted text, as it came. */
  body: string
  partner: Partner
  agent: FrameAgent | null
  settings: FrameSettings
  ctx: PublicCtx
}

export type Page = {
  title: string
  main: ReactNode
  status?: number
  retryAfter?: number
  /** Has to do with one person: never stored, not even by their browser. */
  personal?: boolean
  /** The page for partners shows frames and is not framed itself. */
  forPartners?: boolean
}

/** A page, or where to go on. */
export type StepResult = Page | { to: string }

type Handler = (request: Request) => Promise<Response>

const MAX_FORM = 20_000

/** The first value of each name; NUL is what PostgreSQL's text cannot hold. */
const fieldsOf = (params: URLSearchParams): Fields =>
  Object.fromEntries([...params].reverse().map(([name, value]) => [name, value.replaceAll('\0', '')]))

async function readForm(request: Request): Promise<string> {
  if (request.method !== 'POST') return ''
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    throw new AppError('unsupported_media', 'Questo modulo si invia dalla sua pagina.')
  }
  return readBody(request, MAX_FORM, 'Il testo è troppo lungo: accorcialo.')
}

/** One step of a frame as a route: no cookie is read or set, so it works where third-party cookies do not. */
export function frame(step: (visit: Visit) => Promise<StepResult> | StepResult): Handler {
  return async (request) => {
    const startedAt = performance.now()
    const { requestId, ip, userAgent } = requestInfo(request.headers)
    const { pathname, searchParams } = new URL(request.url)
    const settings = await frameSettings()
    const query = fieldsOf(searchParams)
    const partner = partnerOf(query)
    const seen: { cause?: unknown } = {}
    const respond = async (): Promise<StepResult> => {
      const body = await readForm(request)
      const form = fieldsOf(new URLSearchParams(body))
      const agent = await frameAgent(partner.agente)
      const ctx: PublicCtx = { actor: null, scope: null, ip, userAgent, requestId }
      return step({ query, form, body, partner, agent, settings, ctx })
    }
    const given = await respond().catch((error: unknown) => {
      const failure = toAppError(error)
      seen.cause = failure.cause ?? error
      return failurePage(failure, requestId)
    })
    const shell = { settings, partner, warns: isAboutLoans(pathname) }
    const response = 'to' in given ? redirect(given.to) : pageResponse(given, shell)
    const { status } = response
    response.headers.set('x-request-id', requestId)
    observe({ method: request.method, path: pathname, status, startedAt, requestId, cause: seen.cause })
    return response
  }
}

function failurePage({ code, status, detail, retryAfter }: AppError, requestId: string): Page {
  const { title } = ERRORS[code]
  const main = failureMain(title, detail, requestId)
  return { title, main, status, retryAfter, personal: true }
}

const redirect = (to: string) =>
  new Response(null, { status: 303, headers: { location: to, 'cache-control': 'no-store' } })

type Around = { settings: FrameSettings; partner: Partner; warns: boolean }

function pageResponse(page: Page, { settings, partner, warns }: Around) {
  const { title, main, status = 200, personal, forPartners } = page
  const sheets = sheetsOf(forPartners ? {} : partner, forPartners ? ['partner.css'] : [])
  const scripts = forPartners ? ['embed.js', 'partner.js'] : []
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': personal || status !== 200 ? 'no-store' : 'private, max-age=60',
    'x-robots-tag': 'noindex',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${sheets.map(({ source }) => source).join(' ')}`,
      "script-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      ...(forPartners ? ["frame-src 'self'"] : []),
      `frame-ancestors ${forPartners ? "'none'" : ["'self'", ...settings.origins].join(' ')}`,
    ].join('; '),
  })
  if (page.retryAfter !== undefined) headers.set('retry-after', String(page.retryAfter))
  const label = forPartners ? 'Per i partner' : undefined
  const body = pageText({
    title,
    main,
    sheets,
    settings,
    partner: forPartners ? undefined : partner.partner,
    scripts,
    label,
    warns,
  })
  return new Response(body, { status, headers })
}
