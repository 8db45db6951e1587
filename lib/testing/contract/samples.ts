import type { Sample } from './sample'
import { banks } from './samples-banks'
import { content } from './samples-content'
import { files } from './samples-files'
import { merchandising } from './samples-merchandising'
import { people } from './samples-people'
import { priceTables } from './samples-price-tables'
import { rankings } from './samples-rankings'
import { tickets } from './samples-tickets'
import { work } from './samples-work'

/** Every declared resource by its path, with what the contract suite needs besides its declaration. */
export const SAMPLES: Record<string, Sample> = {
  ...banks,
  ...content,
  ...files,
  ...merchandising,
  ...people,
  ...priceTables,
  ...rankings,
  ...tickets,
  ...work,
}
