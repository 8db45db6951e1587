import { VERSION } from '@/lib/core/version'
import { readiness } from '@/lib/features/system/health/data'
import { isOperator } from '@/lib/features/system/health/operator'

/**
 * 503 only when the database is away: without storage or mail the site goes on, degraded. What is away, and which
 * release answers, is told to the operator alone.
 */
export async function GET(request: Request): Promise<Response> {
  const { status, ...parts } = await readiness()
  const report = isOperator(request) ? { status, version: VERSION, ...parts } : { status }
  return Response.json(report, {
    status: status === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store', ...(status === 'down' && { 'retry-after': '5' }) },
  })
}
