export const CASES = '/agents/reports/pratiche'
export const STALLED = '/agents/reports/PraticheFerme'
/** What has happened to cases: what figures count. */
export const MOVEMENTS = '/agents/reports/movimenti'
export const LEADS = '/agents/richieste'
export const QUOTES = '/agents/personal-documents/preventivi'
/** Queues that have no list of their own open on the home itself. */
export const CONTACTS = '/agents?coda=contatti'
export const IDENTIFICATIONS = '/agents?coda=identificazioni'
export const DOCUMENTS = '/agents?coda=documenti'

/** The list of cases in these states. */
export const casesIn = (stati: readonly string[]) => `${CASES}?filter[stato]=${stati.join(',')}`
