import 'server-only'
import { lockRow } from '@/lib/resources/lock'
import { findRow } from '@/lib/resources/read'
import { personSessionRoutes } from '../accounts/person-sessions'
import { checkRank, granted } from './grants'
import { admins } from './resource'

/** The devices of an administrator; signing them out asks the same rank as blocking them. */
export const adminSessionRoutes = () =>
  personSessionRoutes({
    role: 'admin',
    permission: 'admins_manage',
    whose: 'di un amministratore',
    find: ({ actor }, id) => findRow(admins, admins.access.update, actor, id),
    lock: async (ctx, id) => checkRank(ctx.actor, { ...granted(await lockRow(admins, ctx, id)), id }),
  })
