import 'server-only'
import { fileReply } from '@/lib/http/file-reply'
import { companySettings } from '@/lib/settings/company-settings'
import { statementPdf } from './pdf'
import type { StatementDocument } from './types'

/** The document of a statement, as the reply that holds it. */
export async function statementFile(statement: StatementDocument): Promise<Response> {
  const name = `estratto-${statement.codice.replace('/', '-')}.pdf`
  return fileReply(await statementPdf(statement, await companySettings()), name, 'application/pdf')
}
