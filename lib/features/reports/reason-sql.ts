import 'server-only'
import { ALTRO } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'

/** Of a fact `f` by which a case was refused or withdrawn: the reason that was chosen at that step; «Altro» where none was. */
export const REASON = Prisma.sql`coalesce(
  (SELECT e.causale FROM pratica_eventi e
    WHERE e.pratica_id = f.pratica_id AND e.tipo = 'stato' AND e.a = f.a AND e.at <= f.at + interval '1 minute'
    ORDER BY e.at DESC, e.id DESC LIMIT 1),
  (SELECT c.causale FROM pratiche c WHERE c.id = f.pratica_id AND c.stato = f.a), ${ALTRO})`

/** Which facts have one. */
export const HAS_REASON = Prisma.sql`(f.tipo = 'stato' AND f.a IN ('respinta', 'ritirata'))`
