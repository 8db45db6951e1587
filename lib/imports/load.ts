/** The code of a kind: the engine asks the list of the imports here alone. */
export { loadImport } from '@/lib/registry/imports'
