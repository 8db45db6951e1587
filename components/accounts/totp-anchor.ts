/** Where the settings have the second factor. */
export const TOTP_ANCHOR = 'due-passaggi'
