import { generate } from '../generate'

export async function run(): Promise<void> {
  generate(true)
  console.log('Client Prisma generato in prisma/generated.')
}
