/** How long a session lasts without being used: one day (specification, §9). */
export const SESSION_SECONDS = 24 * 60 * 60
