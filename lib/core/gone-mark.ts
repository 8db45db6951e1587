/** Next has no way to answer a page with 410: a page that is gone for good says so in its head, and the listener repeats it. */
export const GONE_META = { 'page-status': '410' } as const
/** As Next writes it. */
export const GONE_MARK = '<meta name="page-status" content="410"/>'
