import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { MigrationAdapter } from './adapter'
import { ROOT, type SchemaFile, schemaFiles } from './files'

type Glue = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm(exports: WebAssembly.Exports): void }

// One instance only: the glue keeps its WebAssembly memory in a module variable.
let glue: Promise<Glue> | undefined

/** Where the engine writes its message when it panics; it looks for this name. */
const panics = { set_message: (message: string) => console.error(message) }

/**
 * Prisma's schema engine, the WebAssembly build: the native one is downloaded from a host that is closed on
 * many machines. See docs/decisions/004-database-and-first-start.md.
 */
export async function withEngine<T>(
  databaseUrl: string,
  work: (engine: SchemaEngine, schema: SchemaFile[]) => Promise<T>,
): Promise<T> {
  glue ??= loadGlue()
  const schema = schemaFiles()
  const adapter = new MigrationAdapter(databaseUrl)
  const datamodels = schema.map((file): [string, string] => [file.path, file.content])
  const bound = bindMigrationAwareSqlAdapterFactory(adapter)
  const engine = await (await glue).SchemaEngine.new({ datamodels }, () => undefined, bound)
  try {
    return await work(engine, schema)
  } catch (error) {
    throw adapter.failure ?? error
  } finally {
    engine.free()
    await adapter.close()
  }
}

async function loadGlue(): Promise<Glue> {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics })
  const folder = path.join(ROOT, 'node_modules', '@prisma', 'schema-engine-wasm')
  const loaded = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Glue
  const bytes = readFileSync(path.join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': withoutWaiting(loaded),
  })
  loaded.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  return loaded
}

/** The engine never cancels its ten-second timeouts: they must not keep a finished command waiting. */
function withoutWaiting(loaded: Glue): WebAssembly.ModuleImports {
  const entries = Object.entries(loaded as unknown as WebAssembly.ModuleImports).map(([name, value]) => {
    if (!name.startsWith('__wbg_setTimeout') || typeof value !== 'function') return [name, value]
    return [name, (...args: unknown[]) => (value(...args) as NodeJS.Timeout).unref()]
  })
  return Object.fromEntries(entries)
}
