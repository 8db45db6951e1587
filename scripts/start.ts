import { announce } from './announce'
import { isUnfinished, prepareAndBuild } from './build'
import { runCommand, signalChildren, spawnServer } from './child'
import { startServices, wasKilled } from './embedded/services'
import { checkEnvironment, checkGiven, dataFolder, loadEnvironment, type Mode } from './environment'
import { Failed } from './exit-codes'
import { type Ended, keepRunning } from './keep-running'
import { linesUnlessTerminal } from './lines'
import { ensureDocument } from './openapi'
import { checkPort, checkRoom, checkWritable } from './preflight'

/** Everything from an empty folder to a served page, and everything back in order at the end. */
export async function start(mode: Mode): Promise<void> {
  loadEnvironment(mode)
  const folder = dataFolder()
  const given = checkGiven()
  checkWritable(folder, 'DATA_DIR ne può indicare un’altra.')
  // A server whose supervisor was killed finishes its requests first.
  await checkPort(given, (await wasKilled(folder)) ? 15_000 : 0)
  checkRoom(folder, 200, 'i dati')
  const services = await startServices(folder, process.env)
  Object.assign(process.env, services.env)
  const asked = stopOnSignals()
  try {
    process.exitCode = await run(mode, asked)
  } catch (error) {
    // A child that was told to stop, or that has already said what was wrong.
    if (!(error instanceof Failed)) throw error
    process.exitCode = asked.to ? 0 : 1
  } finally {
    await services.stop()
  }
  process.exit()
}

async function run(mode: Mode, asked: Asked): Promise<number> {
  const settings = checkEnvironment()
  if (mode === 'development') await prepareSources()
  else if (await prepareAndBuild()) console.log('· compilato')
  if (asked.to) return 0
  const isRest = mode === 'production' && isUnfinished()
  let isAnnounced = false
  const begin = () =>
    new Promise<Ended>((resolve) => {
      let wasReady = false
      const server = spawnServer()
      server.on('message', () => {
        wasReady = true
        if (isAnnounced) return
        isAnnounced = true
        void announce(settings).then(() => {
          if (mode === 'production') linesUnlessTerminal()
        })
        if (isRest) void runCommand('finish').catch(saidAlready)
      })
      server.once('exit', (code) => resolve({ code, wasReady }))
    })
  return keepRunning({ begin, asked: asked.end.signal, say: (text) => console.error(`· ${text}`) })
}

/** Of a command of ours that has told why it failed, on the terminal; the site goes on without. */
function saidAlready(error: unknown): void {
  if (!(error instanceof Failed)) console.error(error)
}

async function prepareSources(): Promise<void> {
  await runCommand('prepare')
  await ensureDocument()
}

type Asked = { to: NodeJS.Signals | undefined; end: AbortController }

/** First signal: the server ends by itself, then `start` stops the services. A second one insists. */
function stopOnSignals(): Asked {
  const asked: Asked = { to: undefined, end: new AbortController() }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      signalChildren(asked.to ? 'SIGKILL' : 'SIGTERM')
      asked.to = signal
      asked.end.abort()
    })
  }
  return asked
}
