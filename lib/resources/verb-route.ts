import 'server-only'
import type { z } from 'zod'
import { handle, type Route } from '@/lib/http/handle'
import { requireAnyAccess } from './access'
import type { Resource } from './types'
import { runVerb, type VerbStep, verbReplySchema, verbSchema } from './verb'

/** POST of `/v2/<resource>/<verb>`: a declared verb on many rows, or what it would do with them. */
export function verbRoute<S extends z.ZodType<object>>(
  resource: Resource,
  id: string,
  values: S,
  step: VerbStep<z.output<S>>,
): { POST: Route<z.infer<typeof verbReplySchema>> } {
  const verb = resource.list.verbs?.find((one) => one.id === id)
  if (!verb) throw new Error(`${resource.path} has no verb ${id}`)
  return {
    POST: handle(
      {
        auth: ['admin', 'agent'],
        admits: requireAnyAccess(verb.access),
        body: verbSchema.extend({ values }),
        // What a preview does is taken back.
        proof: ({ body }) => verb.proof === true && !body.preview,
        reply: verbReplySchema,
        summary: `${verb.label}: più ${resource.labels.many} insieme, anche solo per vedere l’effetto`,
      },
      ({ ctx, body }) =>
        runVerb(resource, verb, ctx, body as Parameters<typeof runVerb<z.output<S>>>[3], step),
    ),
  }
}
