import 'server-only'
import type { Offer } from '@/lib/features/calculators/present'
import { termsText } from '@/lib/features/frames/quote-terms'
import { exampleFinder, flyerData } from '@/lib/features/materials/find-example'
import { COLORI, FORMATI, type MaterialInput } from '@/lib/features/materials/schema'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { atWork, daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { instalment, round4, taeg } from '../core/loan'

type Asked = Pick<MaterialInput, 'kind' | 'input'>

const MORTGAGES = [80_000, 100_000, 120_000, 150_000, 180_000, 200_000]
const LOANS = [5_000, 10_000, 15_000, 20_000, 30_000]
const VALID_DAYS = 30

function someFlyer({ rng }: Seeding): Asked {
  if (rng.chance(0.6)) {
    const finalita = rng.pick(['acquisto_prima_casa', 'surroga', 'ristrutturazione'] as const)
    const tasso = rng.pick(['fisso', 'fisso', 'variabile', 'tutti'] as const)
    return {
      kind: 'rata',
      input: { finalita, importo: rng.pick(MORTGAGES), durata: rng.pick([15, 20, 25, 30]), tasso },
    }
  }
  const finalita = rng.pick(['auto', 'arredo', 'liquidita'] as const)
  return {
    kind: 'prestito',
    input: { finalita, importo: rng.pick(LOANS), durata: rng.pick([36, 48, 60, 84]) },
  }
}

/** What follows from an instalment and the costs that the offer names. */
export function taegOf({ importo, durataMesi, rata, costi }: Offer): number {
  const cents = (euro: number) => Math.round(euro * 100)
  const of = (when: Offer['costi'][number]['quando']) =>
    costi.reduce((sum, { importo: cost, quando }) => sum + (quando === when ? cents(cost) : 0), 0)
  return taeg(cents(importo), durataMesi, cents(rata), of('iniziale'), of('mensile') + of('annuale') / 12)
}

/** The offer as it was before rates moved by so much: an instalment of its own, and what follows from it. */
function earlierOffer(offer: Offer, by: number): Offer {
  const tan = round4(offer.tan + by)
  const rata = instalment(Math.round(offer.importo * 100), offer.durataMesi, tan) / 100
  const more = Math.round((rata - offer.rata) * offer.durataMesi * 100) / 100
  const sum = (amount: number) => Math.round((amount + more) * 100) / 100
  return {
    ...offer,
    tan,
    tassi: offer.tassi.map((rate) => ({ ...rate, tan: round4(rate.tan + by) })),
    rata,
    taeg: taegOf({ ...offer, rata }),
    totale: sum(offer.totale),
    totaleInteressi: sum(offer.totaleInteressi),
  }
}

/** Flyers of the last three months, of agents and of the company: those of long ago have expired, some have older figures. */
export async function seedMaterials(seeding: Seeding): Promise<void> {
  const { client, rng, id, now, count } = seeding
  await bulk(client, 'ticket_categories', [{ id: id(now), nome: 'Materiali', ordine: 90 }])
  const agents = await rowsOf<{ id: string; email: string }>(
    client,
    "SELECT id, email FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const [admin] = await rowsOf<{ id: string }>(
    client,
    'SELECT id FROM admins ORDER BY created_at, id LIMIT 1',
  )
  const first = agents.find(({ email }) => email === 'agente@demo.example') ?? agents[0]
  if (!first || !admin) return
  const asked = Array.from({ length: count(60, 6) }, () => someFlyer(seeding))
  const durate = asked.flatMap(({ kind, input }) => (kind === 'prestito' ? [input.durata] : []))
  const find = await exampleFinder([...new Set(durate)])
  const rows = asked.flatMap((one, index): Prisma.AgentMaterialCreateManyInput[] => {
    const data = flyerData(one, find(one))
    if (!data) return []
    const age = index % 3 === 0 ? 31 + rng.next() * 60 : rng.next() * 28
    const isOld = age > VALID_DAYS || index % 4 === 1
    const offer = isOld ? earlierOffer(data.offer, rng.int(5, 20) / 100) : data.offer
    const at = atWork(daysFrom(now, -age - 3), rng)
    const asOf = dayText(daysFrom(at, -1))
    const agent = index % 10 === 9 ? null : index % 2 === 0 ? first : rng.pick(agents)
    const { product, index: name, tenor, indexValue } = offer
    const source = name ? { index: name, tenor, valore: indexValue } : { tabella: product._id }
    return [
      {
        id: id(at),
        agentId: agent?.id ?? null,
        kind: one.kind,
        layout: rng.pick(Object.keys(FORMATI)),
        colore: rng.pick(Object.keys(COLORI)),
        titolo: termsText({ product: one.kind === 'rata' ? 'mutuo' : 'prestito', ...one.input }),
        stato: age > VALID_DAYS - 4 ? 'scaduto' : isOld ? 'da_aggiornare' : 'attuale',
        importo: BigInt(Math.round(offer.importo * 100)),
        durataMesi: offer.durataMesi,
        rata: BigInt(Math.round(offer.rata * 100)),
        tan: offer.tan,
        taeg: offer.taeg,
        cifreAl: asOf,
        dati: { ...data, offer, asOf } as unknown as Prisma.InputJsonObject,
        rateVersion: { ...source, prodotto: product._id, asOf },
        createdByRole: agent ? 'agent' : 'admin',
        createdById: agent?.id ?? admin.id,
        createdAt: at,
        updatedAt: at,
      },
    ]
  })
  await bulk(client, 'agent_materials', rows)
}
