import { type Company, demoCompany } from '@/lib/core/company'

/** The company as the public pages show it. */
export async function company(): Promise<Company> {
  return demoCompany
}
