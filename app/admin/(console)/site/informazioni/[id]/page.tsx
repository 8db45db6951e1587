import { InformazioneForm } from '@/lib/features/content/informazioni/form'
import { informazioni } from '@/lib/features/content/informazioni/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Informazioni sul credito' }

export default itemPage(informazioni, InformazioneForm)
