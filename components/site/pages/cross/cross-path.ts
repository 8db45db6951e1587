/** The page for people who already have a mortgage; apart from the form, so that the server reads it too. */
export const CROSS_PATH = '/cross-semplice-mutuo'
