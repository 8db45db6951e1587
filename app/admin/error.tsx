'use client'

export { FailedArea as default } from '@/components/account/failed-area'
