import { startServices } from './embedded/services'
import { checkEnvironment, checkGiven, dataFolder, loadEnvironment, type Mode } from './environment'

/** For commands that need the database and its companions: those of a running server, or their own. */
export async function withServices(mode: Mode, work: () => Promise<void>): Promise<void> {
  loadEnvironment(mode)
  checkGiven()
  const services = await startServices(dataFolder(), process.env)
  Object.assign(process.env, services.env)
  try {
    checkEnvironment()
    await work()
  } finally {
    await services.stop({ guests: 'leave' })
  }
}
