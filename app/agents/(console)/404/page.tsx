import { MissingPage } from '@/components/shell/missing-page'

export const metadata = { title: 'Pagina non trovata' }

export default function Page() {
  return <MissingPage area="agent" />
}
