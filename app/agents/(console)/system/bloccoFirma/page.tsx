import { FirmaDesk } from '@/components/materials/firma-desk'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Firma e-mail' }

export default async function SignaturePage() {
  await requireAgent()
  return <FirmaDesk />
}
