import 'server-only'

/**
 * SQL: the targets `b` of agents `a` that count. Who has left has those up to the month in which the mandate ended; the rows of
 * later months stay, for the day on which the end is corrected.
 */
export const BUDGET_IN_FORCE = '(a.mandato_al IS NULL OR make_date(b.anno, b.mese, 1) <= a.mandato_al)'
