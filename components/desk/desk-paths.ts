/** Where what the desk counts is listed. */
export const LEADS = '/admin/feeds/leadRequests'
export const CASES = '/admin/reports/pratiche'
export const STALLED = '/admin/reports/praticheFerme'
export const FORECASTS = '/admin/reports/predictions'
export const RANKINGS = '/admin/site/classifiche/agenti'
export const COMMITS = '/admin/feeds/commits'
export const AGENTS = '/admin/site/agents'
