import { cacheLife, cacheTag } from 'next/cache'
import type { Company } from '@/lib/core/company'
import { companySettings } from '@/lib/settings/company-settings'

/** The company as the public pages show it. */
export async function company(): Promise<Company> {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return companySettings()
}
