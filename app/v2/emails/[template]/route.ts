import { changeText } from '@/lib/features/emails/change-text'
import { readEmail } from '@/lib/features/emails/data'
import { emailBody, emailParams, emailReply } from '@/lib/features/emails/schema'
import { handle } from '@/lib/http/handle'

const access = { auth: ['admin'], permission: ['settings_manage'], params: emailParams } as const

export const GET = handle(
  { ...access, reply: emailReply, summary: 'Le parole di un’e-mail e quello che possono nominare' },
  ({ params }) => readEmail(params.template),
)

export const PATCH = handle(
  {
    ...access,
    body: emailBody,
    reply: emailReply,
    summary: 'Cambia le parole di un’e-mail; con quelle iniziali la rimette com’era',
  },
  ({ ctx, params, body }) => changeText(ctx, params.template, body),
)
