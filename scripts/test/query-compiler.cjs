/** Stands in for the four megabytes of Prisma's query compiler: each worker has it compiled already (db-environment.ts). */
module.exports = { wasm: '' }
