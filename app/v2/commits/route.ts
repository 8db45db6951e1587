import { listCommits } from '@/lib/features/commits/feed'
import { commits } from '@/lib/features/commits/resource'
import { handle } from '@/lib/http/handle'
import { asBadQuery } from '@/lib/resources/comparable'
import { engineRoute } from '@/lib/resources/engine-route'
import { parseListQuery } from '@/lib/resources/list-query'

export const GET = engineRoute(
  'list',
  commits,
  handle({ auth: 'optional', summary: 'Elenco: modifiche' }, ({ ctx, request }) =>
    asBadQuery(listCommits(ctx.actor, parseListQuery(commits, new URL(request.url)))),
  ),
)
