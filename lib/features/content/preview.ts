import 'server-only'
import type { Company } from '@/lib/core/company'
import { cleanHtml } from '@/lib/core/html'
import { companySettings } from '@/lib/settings/company-settings'
import type { PreviewInput } from './schema'

/** A text of the office by the rules of a save, which is not made, and the company whose values it may name. */
export async function previewOf({ html }: PreviewInput): Promise<{ html: string; company: Company }> {
  return { html: cleanHtml('html', html), company: await companySettings() }
}
