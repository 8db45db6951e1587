import { z } from 'zod'

/** Exact https origins, or localhost for trying: nothing else may reach a header. */
export function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  return origin === value && (protocol === 'https:' || hostname === 'localhost')
}

export const originsSchema = z
  .array(
    z
      .string()
      .refine(isOrigin, 'Scrivi solo https:// e il nome del sito, senza altro: https://partner.example'),
  )
  .max(50, 'Al massimo 50 siti.')
