import { stateStep } from '@/lib/features/pratiche/close-stalled'
import { pratiche } from '@/lib/features/pratiche/resource'
import { suspendBody } from '@/lib/features/pratiche/stalled-schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(pratiche, 'suspend', suspendBody, stateStep('sospesa'))
