import { generateLocked } from '../generate'

/** The parts load the product, and so the client, which a fresh clone does not have. */
export async function run(args: string[]): Promise<void> {
  await generateLocked()
  const { bench } = await import('../bench/main')
  await bench(args)
}
