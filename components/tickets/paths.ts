/** Where agents read their tickets. */
const OWN = '/agents/tickets'
export const ADD = `${OWN}/add`
export const ownHref = (id: string) => `${OWN}/${id}`
