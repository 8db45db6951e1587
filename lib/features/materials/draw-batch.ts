import 'server-only'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { anyCards } from '@/lib/features/materials/bdv/data'
import type { BdvCard } from '@/lib/features/materials/bdv/schema'
import type { Payload } from '@/lib/jobs/payloads'
import { type Step, withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { setting } from '@/lib/settings/read'
import { ARCHIVES } from '@/lib/storage/formats'
import { storeFile } from '@/lib/storage/mutations'
import { newFolder } from '@/lib/storage/temporary'
import { uniqueNames } from '@/lib/storage/unique-names'
import type { AgentMaterial } from '@/prisma/generated/client'
import { flyerOf } from './data'
import { drawFlyer } from './draw-flyer'
import { volantiniGiorni } from './settings'

type Drawn = { row: AgentMaterial; card: BdvCard }

/**
 * Draws the flyers of a batch into one archive for who has asked for them. Nothing uses that file: it goes after thirty days,
 * as the progress does that names it; the flyers themselves stay with their agents.
 */
export async function drawBatch(
  { progressId, ids, by }: Payload<'materials.batch'>,
  run: JobRun,
): Promise<void> {
  await withProgress(progressId, run, async (step) => {
    const found = await flyersOf(ids)
    const folder = await newFolder()
    try {
      const file = path.join(folder, 'content')
      if (!(await zipInto(file, found, step))) return undefined
      const [first] = found
      const name = `volantini-${first?.row.kind}-${first?.row.layout}-${todayInRome()}.zip`
      const received = { path: file, folder, name, discard: async () => undefined }
      const { id } = await storeFile(by, received, { accepted: ARCHIVES })
      return { volantini: found.length, fileId: id }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** By name; without those who have left since. */
async function flyersOf(ids: readonly string[]): Promise<Drawn[]> {
  const rows = await db().agentMaterial.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ agent: { cognome: 'asc' } }, { id: 'asc' }],
  })
  const cards = await anyCards(rows.flatMap(({ agentId }) => agentId ?? []))
  return rows.flatMap((row) => {
    const card = cards.get(row.agentId ?? '')
    return card ? [{ row, card }] : []
  })
}

/** False: nobody wants the rest. */
async function zipInto(file: string, found: readonly Drawn[], step: Step): Promise<boolean> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file))
  try {
    return await addAll(zip, found, step)
  } finally {
    zip.end()
    await written
  }
}

async function addAll(zip: ZipFile, found: readonly Drawn[], step: Step): Promise<boolean> {
  const days = await setting(volantiniGiorni)
  const names = uniqueNames(found.map(({ card }) => `${card.cognome} ${card.nome}.pdf`))
  for (const [at, { row, card }] of found.entries()) {
    if (!(await step(at, found.length))) return false
    // The writer of PDFs has compressed them already.
    zip.addBuffer(await drawFlyer(flyerOf(row, card, days), 'pdf'), names[at] ?? row.id, { compress: false })
  }
  return true
}
