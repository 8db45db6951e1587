import 'server-only'
import { calcolaMutui } from '@/lib/features/calculators/mutui'
import type { MutuiInput } from '@/lib/features/calculators/schema'
import { sheetId } from '@/lib/features/rates/days'
import { moved, type Quotazione, type ValoriIndici, valoriIndici } from '@/lib/finance/indexes'
import type { ProdottoMutuo } from '@/lib/finance/mortgage-products'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

const HOUSES = [120_000, 160_000, 185_000, 210_000, 260_000, 320_000]
const YEARS = [15, 20, 25, 30]
/** Quotes are of the last two months. */
const REACH_DAYS = 90
/** By how many points the day was too high that somebody typed wrong, and put right afterwards. */
const WRONG_POINTS = 0.12

export type MortgageSources = { prodotti: ProdottoMutuo[]; rates: (Quotazione & { at: Date })[] }

export async function readMortgageSources({ client, now }: Seeding): Promise<MortgageSources> {
  const prodotti = await rowsOf<ProdottoMutuo>(
    client,
    `SELECT p.id, p.nome, p.tipo_tasso AS "tipoTasso", p.indice, p.spread::float, p.spread_by_ltv AS "spreadByLtv", p.floor,
       p.cap::float, p.mesi_fissi AS "mesiFissi", p.finalita, p.importo_min::float AS "importoMin", p.importo_max::float AS "importoMax",
       p.durata_min AS "durataMin", p.durata_max AS "durataMax", p.ltv_max::float AS "ltvMax", p.eta_max_fine AS "etaMaxFine",
       json_build_object('id', b.id, 'nome', b.nome) AS banca,
       json_build_object('fissa', p.istruttoria, 'percentuale', p.istruttoria_pct) AS istruttoria, p.perizia::float,
       p.incasso_rata::float AS "incassoRata", p.assicurazione_pct::float AS assicurazione,
       p.compenso_mediatore_pct::float AS "compensoMediatore", p.sconto_green::float AS "scontoGreen",
       p.classi_energetiche AS "classiEnergetiche"
     FROM bank_products p JOIN banks b ON b.id = p.bank_id WHERE p.prodotto = 'mutuo' AND p.attivo AND p.ltv_max <= 80 ORDER BY p.id`,
  )
  const rates = await rowsOf<Quotazione & { at: Date }>(
    client,
    'SELECT index, tenor, date::text, value::float, created_at AS at FROM rates WHERE date > $1 ORDER BY date',
    [daysFrom(now, -REACH_DAYS)],
  )
  return { prodotti, rates }
}

/** A mortgage with the indexes that were known at an instant, or with wrong ones. */
export function mortgage({ rng }: Seeding, sources: MortgageSources, at: Date, isWrong: boolean) {
  const valoreImmobile = rng.pick(HOUSES)
  const input: MutuiInput = {
    finalita: 'acquisto_prima_casa',
    tasso: isWrong ? 'fisso' : rng.pick(['fisso', 'variabile', 'tutti']),
    valoreImmobile,
    importo: valoreImmobile * 0.75,
    durata: rng.pick(YEARS),
    eta: rng.int(27, 42),
  }
  const known = valoriIndici(sources.rates.filter((rate) => rate.at <= at))
  const valori: ValoriIndici = isWrong ? moved(known, WRONG_POINTS) : known
  const result = calcolaMutui(input, { prodotti: sources.prodotti, valori })
  return { product: 'mutuo' as const, input, rateVersion: valori, result }
}

/** What the history says of the day that was put right. */
export async function correctDay({ client, id }: Seeding, { eurirs, asOf }: ValoriIndici, at: Date) {
  const [author] = await rowsOf<{ id: string; name: string; surname: string }>(
    client,
    'SELECT id, name, surname FROM admins ORDER BY id LIMIT 1',
  )
  if (!author || !asOf) return
  const ref = sheetId('EURIRS')
  const told = ({ eurirs: values }: Pick<ValoriIndici, 'eurirs'>) => ({
    id: ref,
    index: 'EURIRS',
    valori: Object.fromEntries(values.map(({ anni, valore }) => [`${asOf} ${anni}Y`, valore])),
  })
  const right = moved(
    { eurirs, euribor: { EURIBOR_1M: null, EURIBOR_3M: null, EURIBOR_6M: null }, asOf },
    -WRONG_POINTS,
  )
  const [before, after] = [told({ eurirs }), told(right)]
  await bulk(client, 'commits', [
    {
      id: id(at),
      action: 'edit',
      model: 'Tassi',
      ref,
      label: `Eurirs, ${asOf.split('-').reverse().join('/')}`,
      info: { changes: [{ field: 'valori', before: before.valori, after: after.valori }], data: after },
      actorRole: 'admin',
      actorId: author.id,
      createdAt: at,
      actor: { name: author.name, surname: author.surname },
    },
  ])
}
