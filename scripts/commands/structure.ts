import { checkFeatures } from '../checks/features'
import { checkMigrations } from '../checks/migrations'
import { checkRelease } from '../checks/release'
import { checkStructure } from '../checks/structure'

export async function run(): Promise<void> {
  const complaints = [...checkStructure(), ...checkFeatures(), ...checkMigrations(), ...checkRelease()]
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length ? 1 : 0
}
