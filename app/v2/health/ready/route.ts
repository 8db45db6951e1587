import { readiness } from '@/lib/features/health/data'

/** 503 only when the database is away: without storage or mail the site goes on, degraded. */
export async function GET(): Promise<Response> {
  const report = await readiness()
  const status = report.status === 'down' ? 503 : 200
  return Response.json(report, { status, headers: { 'cache-control': 'no-store' } })
}
