/** Where agents read what was announced. */
export const INBOX = '/agents/system/Comunicazioni'

export const pathOf = (id: string): string => `${INBOX}/${id}`
