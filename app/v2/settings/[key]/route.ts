import { changeSetting } from '@/lib/features/settings/change'
import { settingBody, settingParams, settingSchema } from '@/lib/features/settings/schema'
import { handle } from '@/lib/http/handle'

export const PATCH = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    params: settingParams,
    body: settingBody,
    reply: settingSchema,
    summary: 'Cambia un’impostazione; con il suo valore iniziale la rimette com’era',
  },
  ({ ctx, params, body }) => changeSetting(ctx, params.key, body),
)
