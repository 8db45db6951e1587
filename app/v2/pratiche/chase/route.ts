import { chaseCase } from '@/lib/features/pratiche/chase'
import { pratiche } from '@/lib/features/pratiche/resource'
import { chaseBody } from '@/lib/features/pratiche/stalled-schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(pratiche, 'chase', chaseBody, chaseCase)
