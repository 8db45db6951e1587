import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Day, todayInRome } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { namedTables } from '@/lib/features/calculators/data'
import { calcolaPrestiti, type TabellaPrezzi } from '@/lib/features/calculators/prestiti'
import { tableDetail } from './data'
import type { TryInput } from './schema'
import type { Esito, Prova } from './types'
import type { Tables } from './write-step'

/** What a draft would answer if it held today, beside what its version in force answers: by the calculator that offers come from. */
export async function tryTable(tables: Tables, actor: Actor, id: string, input: TryInput): Promise<Prova> {
  const { fase, prodotto, versioni } = await tableDetail(tables, actor, id)
  if (fase !== 'bozza') throw new AppError('conflict', 'Si prova una bozza: questa tabella è pubblicata.')
  if (prodotto !== 'prestito')
    throw new AppError(
      'conflict',
      'I calcolatori usano solo le tabelle dei prestiti: questa è di un altro prodotto.',
    )
  const current = versioni.find((one) => one.fase === 'in_vigore')
  const found = await namedTables([id, ...(current ? [current._id] : [])], input.durata)
  const [bozza, inVigore] = [id, current?._id].map((one) => found.find((table) => table.id === one))
  return {
    bozza: answerOf(bozza as TabellaPrezzi, input),
    inVigore: inVigore ? answerOf(inVigore, input) : null,
  }
}

function answerOf(tabella: TabellaPrezzi, input: TryInput): Esito {
  const oggi: Day = todayInRome()
  const { offers, excluded } = calcolaPrestiti(input, {
    tabelle: [{ ...tabella, validFrom: oggi, validTo: null }],
    oggi,
  })
  const [offer] = offers
  const { id: _id, validFrom } = tabella
  return {
    _id,
    validFrom,
    motivo: excluded[0]?.motivo ?? null,
    cifre: offer
      ? {
          rata: offer.rata,
          tan: offer.tan,
          taeg: offer.taeg,
          spese: offer.costiIniziali,
          totale: offer.totale,
        }
      : null,
  }
}
