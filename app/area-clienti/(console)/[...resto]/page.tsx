import { missingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Pagina non trovata' }
export const instant = false

/** Addresses that no screen has: the area's own page says so, inside the shell. */
export default function Unknown() {
  missingPage()
}
