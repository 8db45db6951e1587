import 'server-only'
import type { Company } from '@/lib/core/company'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { companySetting, creditCardUrl, creditWarning, socialSetting, warningOn } from './company'
import { setting } from './read'

/** The company as the settings of this installation describe it; what they leave out is empty. */
export async function companySettings(tx?: Tx): Promise<Company> {
  return {
    ...(await setting(companySetting, tx)),
    social: await setting(socialSetting, tx),
    sitoCarte: await setting(creditCardUrl, tx),
    avvertenza: warningOn(await setting(creditWarning, tx), todayInRome()),
  }
}
