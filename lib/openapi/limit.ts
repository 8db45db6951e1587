import type { RateLimit } from '@/lib/http/rate-limit'

/** Who reads nothing packed is sent two megabytes each time; everybody else is served from the kept copy, uncounted. */
export const DOCUMENT_ADDRESS: RateLimit = { name: 'openapi-address', points: 30, seconds: 60 }
