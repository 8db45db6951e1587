import { InformazioneForm } from '@/lib/features/content/informazioni/form'
import { informazioni } from '@/lib/features/content/informazioni/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova informazione sul credito' }

export default addPage(informazioni, InformazioneForm)
