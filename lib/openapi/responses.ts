import { ERRORS, type ErrorCode } from '@/lib/core/errors'
import type { Reply, Schema } from './types'

/** RFC 9457, for callers that accept it; the others get `detail` as plain text. */
export const PROBLEM: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    detail: { type: 'string', description: 'In italiano, da mostrare così com’è.' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          link: {
            type: 'object',
            description: 'Una pagina dell’area in cui si può rimediare.',
            properties: { href: { type: 'string' }, label: { type: 'string' } },
            required: ['href', 'label'],
          },
        },
        required: ['path', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
  required: ['title', 'detail', 'status', 'code', 'errors', 'requestId'],
}

const content = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } },
  'text/plain': { schema: { type: 'string' } },
}

/** One reusable reply for each kind of failure. */
export const ERROR_REPLIES: Record<string, Reply> = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { title }]) => [code, { description: title, content }]),
)

/** The failures that an operation names; 503 is possible everywhere. */
export function failures(codes: readonly ErrorCode[]): Record<string, Reply> {
  const named = [...new Set([...codes, 'unavailable' as const])]
  return Object.fromEntries(
    named.map((code) => [String(ERRORS[code].status), { $ref: `#/components/responses/${code}` }]),
  )
}
