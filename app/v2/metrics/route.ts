import { tellMetrics } from '@/lib/features/system/tell-metrics'

/** Prometheus figures, for the operator alone. */
export const GET = (request: Request): Promise<Response> => tellMetrics(request)
