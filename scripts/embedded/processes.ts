import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a process exists (one of somebody else's counts). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Asks a process to stop and waits; insists with the second signal after `patience` ms. */
export async function stopProcess(
  pid: number,
  gentle: NodeJS.Signals,
  rude: NodeJS.Signals,
  patience = 20_000,
): Promise<void> {
  for (const signal of [gentle, rude]) {
    if (!isAlive(pid)) return
    signalIfAlive(pid, signal)
    const deadline = Date.now() + patience
    while (isAlive(pid) && Date.now() < deadline) await sleep(50)
  }
}
