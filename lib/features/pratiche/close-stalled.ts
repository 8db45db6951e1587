import 'server-only'
import type { Ctx } from '@/lib/http/context'
import { STATI } from '@/lib/words/case-states'
import { changeState } from './change-state'

/** A step to one of many chosen cases, by the one that a single case takes; in words, where it is now. */
export const stateStep =
  (to: 'sospesa' | 'ritirata') =>
  async (
    ctx: Ctx,
    { _id, version }: { _id: string; version: number },
    reason: { motivo?: string; causale?: string },
  ): Promise<string> => {
    const { stato } = await changeState(ctx, _id, { to, version, ...reason })
    return STATI[stato].label
  }
