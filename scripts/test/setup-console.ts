import { format } from 'node:util'

/** A test that makes the code complain on the console fails, so that warnings never become background noise. */
const complaints: string[] = []
const record =
  (level: string) =>
  (...args: unknown[]) => {
    complaints.push(`console.${level}: ${format(...args)}`)
  }

// biome-ignore-start lint/suspicious/noConsole: this file guards the console
beforeEach(() => {
  complaints.length = 0
  console.error = record('error')
  console.warn = record('warn')
})
// biome-ignore-end lint/suspicious/noConsole: this file guards the console

afterEach(() => {
  if (complaints.length > 0) throw new Error(`Il test ha scritto sulla console:\n${complaints.join('\n')}`)
})
