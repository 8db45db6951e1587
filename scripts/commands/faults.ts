import { generateLocked } from '../generate'

/** The parts load the product, and so the client, which a fresh clone does not have. */
export async function run(args: string[]): Promise<void> {
  await generateLocked()
  const { faults } = await import('../faults/main')
  await faults(args)
  // A socket that was reset in the middle of something may keep Node from ending by itself, at full load.
  process.exit()
}
