import 'server-only'
import { pool } from '@/lib/core/db'
import { operationOf } from '@/lib/core/sql-operation'
import type { SystemInfo } from './schema'

type Statements = NonNullable<SystemInfo['statements']>
type Row = { query: string; calls: number; total: number; mean: number; rows: number }

const IS_THERE = `SELECT to_regclass('pg_stat_statements') IS NOT NULL AS there`
const SLOWEST = `SELECT query, calls::float8 AS calls, total_exec_time::float8 AS total, mean_exec_time::float8 AS mean,
  rows::float8 AS rows FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY total_exec_time DESC LIMIT 10`

/** The ten statements that have taken most time, where PostgreSQL counts them (pg_stat_statements); null where not. */
export async function slowStatements(): Promise<Statements | null> {
  const { rows } = await pool().query<{ there: boolean }>(IS_THERE)
  if (!rows[0]?.there) return null
  const found = await pool().query<Row>(SLOWEST)
  return found.rows.map(({ query, calls, total, mean, rows: touched }) => ({
    operation: operationOf(query),
    calls: Math.round(calls),
    totalMs: Math.round(total),
    meanMs: Math.round(mean * 100) / 100,
    rows: Math.round(touched),
  }))
}
