import { ComunicazioneForm } from '@/lib/features/comunicazioni/form'
import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova comunicazione' }

export default addPage(comunicazioni, ComunicazioneForm)
