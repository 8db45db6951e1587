import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { decodeCsv } from '../../lib/core/csv-text'
import { directUrl, env } from '../../lib/core/env'
import { AppError } from '../../lib/core/errors'
import type { ImportReport } from '../../lib/features/rates/types'
import { EXIT, Failed, wrongUsage } from '../exit-codes'
import { generate } from '../generate'
import { migrate } from '../migrate'
import { withServices } from '../with-services'

const USAGE =
  'Si usa così: npm run rates:import -- <file o indirizzo> [--serie FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA] [--fonte "Nome della fonte"]'
const LISTED = 50

/** Ends the command with a sentence for the operator. */
function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  throw new Failed(sentence)
}

function argumentsOf(args: string[]) {
  const options = { serie: { type: 'string' }, fonte: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [source] = positionals
    if (source && positionals.length === 1) return { source, ...values }
  } catch {
    // An unknown option: the same answer as no file at all.
  }
  throw wrongUsage(USAGE)
}

async function textOf(source: string): Promise<string> {
  const { fetchCsv } = await import('../../lib/features/rates/fetch-csv')
  if (/^https?:\/\//.test(source)) return fetchCsv(source)
  const bytes = await readFile(source).catch(() => stop(`Il file ${source} non si legge.`))
  return decodeCsv(bytes)
}

function tell({ kind, rows, created, updated, unchanged, problemCount, problems }: ImportReport): void {
  const what = kind === 'tegm' ? 'TEGM' : 'tassi'
  console.log(
    `· ${what}: ${rows} righe lette, ${created} nuove, ${updated} cambiate, ${unchanged} già uguali`,
  )
  if (problemCount === 0) return
  console.log(`· righe scartate: ${problemCount}`)
  for (const { line, reason } of problems.slice(0, LISTED)) console.log(`  riga ${line}: ${reason}`)
  if (problemCount > LISTED) console.log(`  … e altre ${problemCount - LISTED}`)
}

/** Imports a CSV of rates or TEGM, from a file or an address. The other rows are in where some were discarded: then it ends with 3. */
export function run(args: string[]): Promise<void> {
  const { source, ...options } = argumentsOf(args)
  return withServices('production', async () => {
    generate()
    await migrate(directUrl(env()))
    const { importCsv } = await import('../../lib/features/rates/import-file')
    const { disconnect, withDbLimits } = await import('../../lib/core/db')
    try {
      const report = await withDbLimits('script', async () => importCsv(await textOf(source), options))
      tell(report)
      if (report.problemCount > 0) process.exitCode = EXIT.incomplete
    } catch (error) {
      if (error instanceof AppError) stop(error.detail)
      throw error
    } finally {
      await disconnect()
    }
  })
}
