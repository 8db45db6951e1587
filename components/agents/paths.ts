export const CASES = '/agents/reports/pratiche'
export const STALLED = '/agents/reports/PraticheFerme'
export const LEADS = '/agents/richieste'

/** The list of cases in these states. */
export const casesIn = (stati: readonly string[]) => `${CASES}?filter[stato]=${stati.join(',')}`
