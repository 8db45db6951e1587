/** What is asked of who writes to us, in this order; all of it is needed. */
export const CONTACT_FIELDS = [
  { name: 'nome', label: 'Nome', type: 'text', autoComplete: 'given-name' },
  { name: 'cognome', label: 'Cognome', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'telefono', label: 'Telefono', type: 'tel', autoComplete: 'tel' },
] as const
