import { CasePage } from '@/components/pratiche/case-page'
import { praticaDetail } from '@/lib/features/pratiche/data'
import { pratiche } from '@/lib/features/pratiche/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Pratica' }

export default detailPage(pratiche, CasePage, { read: praticaDetail })
