import { taeg, taegDaDate } from '@/lib/finance/taeg'
import type { TaegReply } from './present'
import type { TaegInput } from './schema'

type Movimento = TaegInput['pagamenti'][number]

/** POST /v2/calculators/taeg: by times in years or by dates, whichever the flows carry. */
export function calcolaTaeg({ erogazioni, pagamenti }: TaegInput): TaegReply {
  if (erogazioni[0]?.date === undefined) {
    return { taeg: taeg({ erogazioni: erogazioni.map(timed), pagamenti: pagamenti.map(timed) }) }
  }
  return { taeg: taegDaDate({ erogazioni: erogazioni.map(dated), pagamenti: pagamenti.map(dated) }) }
}

const timed = ({ t = 0, importo }: Movimento) => ({ t, importo })
const dated = ({ date = '', importo }: Movimento) => ({ date, importo })
