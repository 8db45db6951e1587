import { lazy } from 'react'

/* The dialogs are loaded after the page, so that visitors who only read the offers do not download them. */
const drawer = () => import('./mortgage-drawer').then(({ MortgageDrawer }) => ({ default: MortgageDrawer }))
const request = () =>
  import('./mortgage-request').then(({ MortgageRequest }) => ({ default: MortgageRequest }))
const compare = () =>
  import('./compare-dialog').then(({ CompareMortgages }) => ({ default: CompareMortgages }))
const mail = () => import('./mail-dialog').then(({ MailDialog }) => ({ default: MailDialog }))

export const LazyMortgageDrawer = lazy(drawer)
export const LazyMortgageRequest = lazy(request)
export const LazyCompareDialog = lazy(compare)
export const LazyMailDialog = lazy(mail)

/** Fetches them while the offers are being read, so that a click opens at once. */
export function warmDialogs(): void {
  // A dropped connection shows when the dialog is asked for, not before.
  for (const load of [drawer, request, compare, mail]) load().catch(() => undefined)
}
