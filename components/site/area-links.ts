/** What the areas answer to; the sign-in pages live outside the public layout. */
export const areaLinks = {
  accedi: '/area-clienti/login',
  registrati: '/area-clienti/register',
  areaClienti: '/area-clienti',
  areaAgenti: '/agents',
} as const
