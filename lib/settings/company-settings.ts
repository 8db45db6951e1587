import 'server-only'
import type { Company } from '@/lib/core/company'
import { companySetting, creditCardUrl, socialSetting } from './company'
import { setting } from './read'

/** The company as the settings of this installation describe it; what they leave out is the demo's. */
export async function companySettings(): Promise<Company> {
  return {
    ...(await setting(companySetting)),
    social: await setting(socialSetting),
    sitoCarte: await setting(creditCardUrl),
  }
}
