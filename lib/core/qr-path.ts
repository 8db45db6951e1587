import { create } from 'qrcode'

/** Clear modules around a code, as the standard wants them. */
const QUIET = 4

/** The dark squares at error level M, each run of a row as one rectangle of a single path; quiet zone included. */
export function qrPath(text: string): { size: number; path: string; version: number } {
  const { modules, version } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let run = 0
      while (x + run < size && data[y * size + x + run]) run += 1
      if (run > 0) path += `M${x + QUIET} ${y + QUIET}h${run}v1h-${run}z`
      x += run
    }
  }
  return { size: size + 2 * QUIET, path, version }
}
