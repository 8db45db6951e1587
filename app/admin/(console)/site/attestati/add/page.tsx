import { ExternalCertificateForm } from '@/lib/features/formazione/attestati-esterni/form'
import { attestatiEsterni } from '@/lib/features/formazione/attestati-esterni/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo attestato esterno' }

export default addPage(attestatiEsterni, ExternalCertificateForm)
