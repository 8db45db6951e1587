import { checkFeatureCircles } from '../checks/feature-circles'
import { checkStructure } from '../checks/structure'

export async function run(): Promise<void> {
  const complaints = [...checkStructure(), ...checkFeatureCircles()]
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length ? 1 : 0
}
