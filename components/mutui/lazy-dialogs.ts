import { lazy } from 'react'

/* The dialogs come after the page: whoever only reads the offers does not pay for them. */
const drawer = () => import('./offer-drawer').then(({ OfferDrawer }) => ({ default: OfferDrawer }))
const request = () =>
  import('./mortgage-request').then(({ MortgageRequest }) => ({ default: MortgageRequest }))
const mail = () => import('./mail-dialog').then(({ MailDialog }) => ({ default: MailDialog }))

export const LazyOfferDrawer = lazy(drawer)
export const LazyMortgageRequest = lazy(request)
export const LazyMailDialog = lazy(mail)

/** Fetches them while the offers are being read, so that a click opens at once. */
export function warmDialogs(): void {
  // A dropped connection shows when the dialog is asked for, not before.
  for (const load of [drawer, request, mail]) load().catch(() => undefined)
}
