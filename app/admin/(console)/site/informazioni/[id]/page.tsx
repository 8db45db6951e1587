import { InformazioneForm } from '@/lib/features/informazioni/form'
import { informazioni } from '@/lib/features/informazioni/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Informazioni sul credito' }

export default itemPage(informazioni, InformazioneForm)
