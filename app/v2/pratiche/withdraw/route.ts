import { stateStep } from '@/lib/features/pratiche/close-stalled'
import { pratiche } from '@/lib/features/pratiche/resource'
import { withdrawBody } from '@/lib/features/pratiche/stalled-schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(pratiche, 'withdraw', withdrawBody, stateStep('ritirata'))
