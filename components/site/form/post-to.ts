import { api } from '@/lib/http/client'
import type { Known, ReplyTo } from '@/lib/http/client-routes'

/** The `send` of a form that goes as it is to one path after /v2; the form's reply is the route's. */
export const postTo =
  <const P extends string>(path: P & Known<'POST', P>) =>
  (body: unknown, headers: Record<string, string>): Promise<ReplyTo<'POST', P>> =>
    api.post<P>(path, body, { headers })
