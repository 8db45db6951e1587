import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../migrations/files'
import { send } from './http-call'
import { LOGS } from './server'

/** The version of the Varnish of this machine; undefined where there is none. */
export function varnishVersion(): string | undefined {
  const { stderr } = spawnSync('varnishd', ['-V'], { encoding: 'utf8' })
  return stderr?.match(/varnish-([\d.]+)/)?.[1]
}

/** Varnish with ops/varnish.vcl, in front of a server of this machine. */
export class Varnish {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
  ) {}

  static async begin(folder: string, port: number, origin: string): Promise<Varnish> {
    const home = path.join(folder, 'varnish')
    mkdirSync(home)
    const file = path.join(folder, 'varnish.vcl')
    const rules = readFileSync(path.join(ROOT, 'ops', 'varnish.vcl'), 'utf8')
    writeFileSync(file, rules.replace('"8000"', `"${new URL(origin).port}"`))
    const log = openSync(path.join(LOGS, 'varnish.log'), 'w')
    const args = ['-j', 'none', '-F', '-n', home, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m']
    const child = spawn('varnishd', args, { stdio: ['ignore', log, log] })
    const varnish = new Varnish(`http://127.0.0.1:${port}`, child)
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await send(varnish.address, { path: '/' })).status === 200) return varnish
      await sleep(200)
    }
    throw new Error('Varnish non risponde: vedi .data/faults/varnish.log.')
  }

  end(): void {
    this.child.kill('SIGTERM')
  }
}
