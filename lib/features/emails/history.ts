import 'server-only'
import { isTemplate } from '@/lib/mail/templates'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'
import { nameOf } from './data'

/** The words of mails, as they were. */
export const emailHistory: HistoryRule = {
  audit: 'Emails',
  model: 'emailText',
  title: ({ template }) => {
    const name = String(template ?? '')
    return isTemplate(name) ? nameOf(name) : name
  },
  access: { read: adminsWith('settings_manage') },
}
