import 'server-only'
import { lockRow } from '@/lib/resources/lock'
import { findRow } from '@/lib/resources/read'
import { personSessionRoutes } from '../accounts/person-sessions'
import { agents } from './resource'

/** The devices of an agent, for who manages agents. */
export const agentSessionRoutes = () =>
  personSessionRoutes({
    role: 'agent',
    permission: 'agents_manage',
    whose: 'di un agente',
    find: ({ actor }, id) => findRow(agents, agents.access.update, actor, id),
    lock: (ctx, id) => lockRow(agents, ctx, id),
  })
