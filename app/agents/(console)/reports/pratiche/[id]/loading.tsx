export { CaseSkeleton as default } from '@/components/pratiche/case-skeleton'
