import { ExternalCertificateForm } from '@/lib/features/formazione/attestati-esterni/form'
import { attestatiEsterni } from '@/lib/features/formazione/attestati-esterni/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Attestato esterno' }

export default itemPage(attestatiEsterni, ExternalCertificateForm)
