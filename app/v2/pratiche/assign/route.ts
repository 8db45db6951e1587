import { assignCaseRow } from '@/lib/features/pratiche/assign'
import { assignBody } from '@/lib/features/pratiche/assign-schema'
import { pratiche } from '@/lib/features/pratiche/resource'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(pratiche, 'assign', assignBody, assignCaseRow)
