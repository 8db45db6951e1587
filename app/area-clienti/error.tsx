'use client'

export { FailedArea as default } from '@/components/accounts/failed-area'
