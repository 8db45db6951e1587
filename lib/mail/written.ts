import 'server-only'
import { db } from '@/lib/core/db'
import { companySettings } from '@/lib/settings/company-settings'
import { type MailText, variablesOf, withText } from './mail-text'
import { type Rendered, render } from './render'
import { compose, templateName } from './templates'

/** A mail as it is sent: with the office's words where it has any, or with words that are tried out. */
export async function writtenMail(
  template: string,
  data: Record<string, unknown>,
  tried?: MailText,
): Promise<Rendered> {
  const own = tried ?? (await officeText(template))
  const composed = compose(template, data)
  return render(own ? withText(composed, own, variablesOf(data)) : composed, await companySettings())
}

const officeText = (template: string): Promise<MailText | null> =>
  db().emailText.findUnique({
    where: { template: templateName(template) },
    select: { oggetto: true, titolo: true, corpo: true },
  })
