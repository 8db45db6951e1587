import 'server-only'
import { Prisma } from '@/prisma/generated/client'

/** Words of a case whose reason nobody wrote. */
const UNWRITTEN = 'Motivo non scritto'

/** Of a fact `f` by which a case was refused or withdrawn: the words written at that step, or that none were. */
export const REASON = Prisma.sql`coalesce((SELECT nullif(btrim(e.testo), '') FROM pratica_eventi e
    WHERE e.pratica_id = f.pratica_id AND e.tipo = 'stato' AND e.a = f.a AND e.at <= f.at + interval '1 minute'
    ORDER BY e.at DESC, e.id DESC LIMIT 1),
  CASE WHEN f.a = 'respinta' THEN (SELECT nullif(btrim(c.motivo_rifiuto), '') FROM pratiche c WHERE c.id = f.pratica_id) END,
  ${UNWRITTEN})`

/** Which facts have one. */
export const HAS_REASON = Prisma.sql`(f.tipo = 'stato' AND f.a IN ('respinta', 'ritirata'))`
