export { NotFound as default } from '@/components/site/not-found'

export const metadata = { title: 'Pagina non trovata' }
