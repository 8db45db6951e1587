/** Version of the privacy notice and consent texts; changes when /pagine/privacy-policy does. */
export const CONSENT_TEXT_VERSION = '2026-01'
