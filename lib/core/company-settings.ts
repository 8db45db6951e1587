import 'server-only'
import { type Company, demoCompany } from './company'
import { pool } from './db'

type Line = { key: string; value: unknown }

/** The company as the settings of this installation describe it; what they leave out is the demo's. */
export async function companySettings(): Promise<Company> {
  const { rows } = await pool().query<Line>(
    `SELECT key, value FROM settings WHERE key IN ('company', 'social', 'creditCardUrl')`,
  )
  const of = (key: string) => rows.find((row) => row.key === key)?.value
  return {
    ...demoCompany,
    ...(of('company') as Partial<Company> | undefined),
    social: (of('social') as Company['social'] | undefined) ?? demoCompany.social,
    sitoCarte: (of('creditCardUrl') as string | undefined) ?? demoCompany.sitoCarte,
  }
}
