const { setFlagsFromString } = require('node:v8')
const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * Bytes of bytecode that a function runs before V8 optimises it, eight times the usual: few functions of a test file live
 * long enough to give back what optimising them takes. V8 has no such flag since Node 22, and says so in each worker.
 */
if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--interrupt-budget=1000000')

/** What each module's code has become, by its file: the bytecode of its functions too, as far as they have been called. */
const scripts = new Map()

function scriptOf(filename, source, head) {
  const known = scripts.get(filename)
  if (known?.source === source) return known.script
  // Lines and columns stay those of the file.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  scripts.set(filename, { source, script })
  return script
}

/**
 * Jest gives each test file a VM context of its own, and compiles every module anew for it: about an eighth of the processor
 * time of a run. A worker compiles a module once here, and runs it in each context. What an `import()` of untransformed code
 * needs belongs to one context: such a module is compiled by Jest, as is one that does not compile, for its message.
 */
module.exports = class SharedScriptsRuntime extends Runtime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      if (context === null || source.includes('import(')) return compile(source, filename)
      try {
        const head = `(function (${executor.injectedModuleParameters}) {`
        return scriptOf(filename, source, head).runInContext(context)
      } catch {
        return compile(source, filename)
      }
    }
  }
}
