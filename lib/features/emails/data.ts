import 'server-only'
import { db } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { namesOf } from '@/lib/features/settings/data'
import { initialText, type MailText, unknownIn, variablesOf, withText } from '@/lib/mail/mail-text'
import { anyTemplate, isTemplate, TEMPLATES, type TemplateName } from '@/lib/mail/templates'
import type { EmailText } from '@/prisma/generated/client'
import type { EmailPreview, EmailSummary, EmailView } from './schema'

/** @throws 404 where there is no such mail */
export function knownTemplate(name: string): TemplateName {
  if (!isTemplate(name)) throw notFound('Questa e-mail non esiste.')
  return name
}

/** What the code itself writes. */
export function codeText(template: TemplateName): MailText {
  const { write, demo } = anyTemplate(template)
  return initialText(write, demo)
}

/** What people know it by. */
export const nameOf = (template: TemplateName): string => anyTemplate(template).nome

export const demoValues = (template: TemplateName) => variablesOf(anyTemplate(template).demo)

function summaryOf(template: TemplateName, row: EmailText | null, author?: string): EmailSummary {
  return {
    template,
    nome: nameOf(template),
    invio: anyTemplate(template).invio,
    oggetto: (row ?? codeText(template)).oggetto,
    isInitial: row === null,
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: author ?? null,
  }
}

/** Every mail, by the name that people know, with who has changed its words last. */
export async function listEmails(): Promise<EmailSummary[]> {
  const rows = await db().emailText.findMany({ orderBy: { template: 'asc' } })
  const names = await namesOf(rows.flatMap(({ updatedBy }) => updatedBy ?? []))
  return (Object.keys(TEMPLATES) as TemplateName[])
    .map((template) => {
      const row = rows.find((one) => one.template === template) ?? null
      return summaryOf(template, row, names.get(row?.updatedBy ?? ''))
    })
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'it'))
}

/** One mail with its words, those of the code, and what they may name. */
export async function readEmail(name: string): Promise<EmailView> {
  const template = knownTemplate(name)
  const row = await db().emailText.findUnique({ where: { template } })
  const names = await namesOf(row?.updatedBy ? [row.updatedBy] : [])
  return presentEmail(template, row, names.get(row?.updatedBy ?? ''))
}

export function presentEmail(template: TemplateName, row: EmailText | null, author?: string): EmailView {
  const iniziale = codeText(template)
  return {
    ...summaryOf(template, row, author),
    testo: row ? { oggetto: row.oggetto, titolo: row.titolo, corpo: row.corpo } : iniziale,
    iniziale,
    variabili: Object.entries(demoValues(template)).map(([nome, esempio]) => ({ nome, esempio })),
  }
}

/** @throws 422 on the field that names what this mail does not know: a client would find a gap there */
export function checkNames(template: TemplateName, text: MailText): void {
  const names = Object.keys(demoValues(template))
  const errors = (['oggetto', 'titolo', 'corpo'] as const).flatMap((path) => {
    const unknown = unknownIn(text[path], names)
    if (unknown.length === 0) return []
    const known = names.map((name) => `{{${name}}}`).join(', ')
    return [{ path, message: `Qui non si può scrivere ${unknown.join(', ')}. Si può: ${known}.` }]
  })
  if (errors.length > 0)
    throw new AppError('invalid', errors.map(({ message }) => message).join(' '), { errors })
}

/** The mail as it would arrive, with invented data. */
export function previewEmail(name: string, text: MailText): EmailPreview {
  const template = knownTemplate(name)
  checkNames(template, text)
  const { write, demo } = anyTemplate(template)
  const { subject, title, blocks } = withText(write(demo), text, demoValues(template))
  return {
    subject,
    title,
    blocks: blocks.map((block) =>
      block.kind === 'button' ? { kind: block.kind, label: block.label } : block,
    ),
  }
}
