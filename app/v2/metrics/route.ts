import { metricsReply } from '@/lib/features/system/metrics-reply'

/** Prometheus figures, for the operator alone. */
export const GET = (request: Request): Promise<Response> => metricsReply(request)
