/** Where agents read their tickets. */
export const OWN = '/agents/tickets'
export const ADD = `${OWN}/add`
export const ownHref = (id: string) => `${OWN}/${id}`
