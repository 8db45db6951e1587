import { MissingPage } from '@/components/shell/missing-page'

export default function NotFound() {
  return <MissingPage area="admin" />
}
