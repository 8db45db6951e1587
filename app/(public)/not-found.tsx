export { NotFound as default } from '@/components/site/not-found'
