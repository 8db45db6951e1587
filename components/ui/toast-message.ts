const filled = (part: unknown): part is string => typeof part === 'string' && part.trim() !== ''

/**
 * The body of a failed call if there is one, otherwise the supplied text (specification §8). An error that has a title, like a
 * problem of the API, is written for the reader; any other one is a fault of ours, in English: the log gets it.
 */
export function toastMessage(body: unknown, fallback = 'Error'): string {
  if (filled(body)) return body
  if (body instanceof Error) return 'title' in body && filled(body.message) ? body.message : fallback
  if (typeof body !== 'object' || body === null) return fallback
  const { detail, title } = body as Record<string, unknown>
  return [detail, title].find(filled) ?? fallback
}
