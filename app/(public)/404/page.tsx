import { notFound } from 'next/navigation'

export const metadata = { title: 'Pagina non trovata' }

/** The address of the page that does not exist: it answers as one, status included. */
export default function Page() {
  notFound()
}
