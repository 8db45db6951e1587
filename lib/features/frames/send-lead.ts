import 'server-only'
import { type AppError, ERRORS } from '@/lib/core/errors'
import { parseSafely } from '@/lib/core/parse-safely'
import { createLead } from '@/lib/features/leads/create'
import { type LeadInput, leadSchema } from '@/lib/features/leads/schema'
import { toAppError } from '@/lib/http/errors'
import { addressLimit } from '@/lib/http/form-limits'
import { withIdempotency } from '@/lib/http/idempotency'
import { consumeAddress } from '@/lib/http/rate-limit'
import { parseGiven } from '@/lib/http/validation'
import type { Flow } from './flows'
import { startHref } from './links'
import { type Fields, type Mistakes, mistakesOf } from './schema'
import type { Visit } from './serve'

/** The same count as POST /v2/leadRequests. */
const LEADS = addressLimit('leadRequests')

type About = { quoteId?: string; productId?: string; agentId?: string; input?: Fields }

/** What came of a form: the lead, or what to put right. */
export type Sent =
  | { leadId: string }
  | { mistakes: Mistakes; failure?: string; status: number; retryAfter?: number }

/** What the lead keeps of the partner, besides the campaign. */
export const partnerInput = ({ partner }: Visit) =>
  partner.partner ? { partner: partner.partner } : undefined

/** The boxes of the form are ticked or absent. */
function leadInput(flow: Flow, { form, partner }: Visit, { agentId, input, ...about }: About): unknown {
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = partner
  const { nome = '', cognome = '', email = '', telefono = '', note = '' } = form
  return {
    product: flow.product,
    contact: { nome, cognome, email: email.trim(), telefono },
    ...about,
    input,
    note: note || undefined,
    campaign: {
      channel: flow.channel,
      utm_source: utm_source ?? partner.partner,
      utm_medium,
      utm_campaign,
      utm_term,
      utm_content,
      landing: startHref(flow, partner).slice(0, 500),
      agentId,
    },
    consents: {
      privacy: form.privacy === '1',
      marketing: form.marketing === '1',
      terzi: form.terzi === '1',
      profilazione: form.profilazione === '1',
    },
  }
}

/** A field of the form is marked at its place, everything else is said above it. */
function refused(error: unknown): Sent {
  const { code, detail, errors, status, retryAfter }: AppError = toAppError(error)
  if (code === 'internal') throw error
  const mistakes = mistakesOf(errors.map(({ path, message }) => ({ path: path.split('.'), message })))
  const { quoteId, productId, ...fields } = mistakes
  if (code === 'invalid' && Object.keys(fields).length > 0) return { mistakes: fields, status }
  return { mistakes: {}, failure: quoteId ?? productId ?? detail ?? ERRORS[code].title, status, retryAfter }
}

/** What is wrong with the contact of a form; empty when it can be sent. */
export function contactMistakes(flow: Flow, visit: Visit): Mistakes {
  const { error } = parseSafely(leadSchema, leadInput(flow, visit, {}))
  return error ? mistakesOf(error.issues) : {}
}

/**
 * Makes the lead of a posted form, once: the form carries a key of its own, so the same text sent again is
 * the same request and gets the same answer. `about` may itself keep a quote,
 * which a failure leaves behind like any other that nobody asked about.
 */
export async function sendLead(
  flow: Flow,
  visit: Visit,
  step: string,
  about: () => Promise<About> | About,
): Promise<Sent> {
  const { ctx, body } = visit
  try {
    const mistakes = contactMistakes(flow, visit)
    if (Object.keys(mistakes).length > 0) return { mistakes, status: 422 }
    await consumeAddress(LEADS, ctx.ip)
    const call = { actorId: '', method: 'POST', path: `${flow.base}/${step}`, key: body, body }
    const reply = await withIdempotency(call, {
      prepare: async () => parseGiven(leadSchema, leadInput(flow, visit, await about())),
      work: async (tx, input: LeadInput) => ({
        status: 303,
        body: (await createLead({ ...ctx, tx }, input)).id,
      }),
    })
    return { leadId: String(reply.body) }
  } catch (error) {
    return refused(error)
  }
}
