import { recallCase } from '@/lib/features/pratiche/recall'
import { pratiche } from '@/lib/features/pratiche/resource'
import { recallBody } from '@/lib/features/pratiche/stalled-schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(pratiche, 'recall', recallBody, recallCase)
