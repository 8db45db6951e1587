import { startServices } from '../embedded/services'

/**
 * Keeps the embedded services of a command that has ended for those who still use them, and ends with the last of these. Not
 * for people: a command starts it (`scripts/embedded/services.ts`).
 */
export async function run([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Whose services?')
  const services = await startServices(folder, process.env)
  await services.stop({ guests: 'wait' })
}
