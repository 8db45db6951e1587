import { checkEnvironment } from '../environment'

/** In the place of the one that starts embedded services: an image has none, and says which variable is missing. */
export async function withServices(_mode: string, work: () => Promise<void>): Promise<void> {
  checkEnvironment()
  await work()
}
