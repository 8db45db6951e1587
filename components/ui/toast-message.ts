import { ApiError } from '@/lib/http/client'

const filled = (part: unknown): part is string => typeof part === 'string' && part.trim() !== ''

/**
 * The body of a failed call if there is one, otherwise the supplied text (specification §8).
 * Any other error is a fault of ours, in English: the reader gets the supplied text, the log the rest.
 */
export function toastMessage(body: unknown, fallback = 'Error'): string {
  if (filled(body)) return body
  if (body instanceof ApiError) return filled(body.message) ? body.message : fallback
  if (typeof body !== 'object' || body === null || body instanceof Error) return fallback
  const { detail, title } = body as Record<string, unknown>
  return [detail, title].find(filled) ?? fallback
}
