import 'server-only'
import type { AgentScope } from '@/lib/auth/actor'
import { todayInRome } from '@/lib/core/dates'
import { hoursOfAgent } from './hours'
import type { Short } from './hours-due'
import { shortSoon } from './tell-hours'

/** What the reader is short of, once its day is near: a warning on their first page. */
export const ownShort = async ({ actor }: AgentScope): Promise<Short | null> =>
  shortSoon(await hoursOfAgent(actor.userId), todayInRome())
