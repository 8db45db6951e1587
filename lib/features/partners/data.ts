import 'server-only'
import { env } from '@/lib/core/env'

/** Where the partner delivers, and whether its secrets are there; never what they are. */
export function connectionOf() {
  const { SITE_URL, LUCCACASE_SECRET, LUCCACASE_SECRET_OLD } = env()
  return {
    address: `${SITE_URL}/v2/partners/luccacase`,
    active: Boolean(LUCCACASE_SECRET || LUCCACASE_SECRET_OLD),
    rotating: Boolean(LUCCACASE_SECRET && LUCCACASE_SECRET_OLD),
  }
}
