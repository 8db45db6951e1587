import 'server-only'
import { findRow } from '@/lib/resources/read'
import { personSessionRoutes } from '../accounts/person-sessions'
import { lockAgent } from './lock'
import { agents } from './resource'

/** The devices of an agent, for who manages agents. */
export const agentSessionRoutes = () =>
  personSessionRoutes({
    role: 'agent',
    permission: 'agents_manage',
    whose: 'di un agente',
    find: ({ actor }, id) => findRow(agents, agents.access.update, actor, id),
    lock: lockAgent,
  })
