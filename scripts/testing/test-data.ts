import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reachable } from '../embedded/binaries'
import { freePort } from '../embedded/ports'
import { startServices } from '../embedded/services'
import { loadEnvironment } from '../environment'

type Place = {
  /** What starts the services: a caller that breaks them passes its own. */
  begin?: typeof startServices
  /** Where the folder of the data is made; on a disk, unless nothing is measured. */
  root?: string
}

/** Runs `work` with fresh services, secrets and ports, and removes all of it afterwards. */
export async function withTestData<T>(
  work: (folder: string) => Promise<T>,
  { begin = startServices, root = tmpdir() }: Place = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(root, 'chiaravia-e2e-'))
  const before = { ...process.env }
  // Set to nothing, not removed: an `.env` beside the sources must not lead tests to somebody's database.
  for (const name of ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'SITE_URL', 'DEMO']) process.env[name] = ''
  Object.assign(process.env, {
    ENV_FILE: path.join(folder, 'env'),
    NEXT_DIST_DIR: '.next-test',
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    MAP_TILES_URL: 'https://mappe.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Mappe di esempio https://mappe.example/licenza',
  })
  loadEnvironment('production')
  const services = await begin(path.join(folder, 'data'), process.env)
  try {
    Object.assign(process.env, services.env)
    return await work(folder)
  } finally {
    await services.stop()
    process.env = before
    for (const place of [folder, reachable(path.join(folder, 'data', 'postgres'))]) {
      rmSync(place, { recursive: true, force: true })
    }
  }
}
