import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { setting } from '@/lib/settings/read'
import { luccacaseAgenzia } from './settings'

/** Where the partner delivers, whether its secrets are there (never what they are), and the agency that its requests go to. */
export async function connectionOf(_scope: AdminScope) {
  const { SITE_URL, LUCCACASE_SECRET, LUCCACASE_SECRET_OLD } = env()
  const id = await setting(luccacaseAgenzia)
  const agency = id ? await db().agency.findUnique({ where: { id }, select: { nome: true } }) : null
  return {
    agenzia: agency?.nome ?? null,
    address: `${SITE_URL}/v2/partners/luccacase`,
    active: Boolean(LUCCACASE_SECRET || LUCCACASE_SECRET_OLD),
    rotating: Boolean(LUCCACASE_SECRET && LUCCACASE_SECRET_OLD),
  }
}
