import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { fullVariantName, testiWords } from '@/lib/features/merchandising/labels'
import type { Testo } from '@/lib/features/merchandising/types'
import { allowedRows } from '@/lib/resources/access'
import { managesOrders } from './access'
import { agencyLines } from './labels'
import type { PickItem, PickList, PickOrder } from './types'

/** What is packed in a day, and more. */
const MOST = 200

/** What has to leave: by article for who walks along the shelves, by order for who packs; whoever has waited longest first. */
export async function pickList({ actor }: Scope): Promise<PickList> {
  allowedRows(managesOrders, actor)
  const orders = await db().merchandisingOrder.findMany({
    where: { stato: { in: ['approvato', 'preparazione'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST,
    include: {
      agency: { select: { nome: true, indirizzo: true, cap: true, comune: true, provincia: true } },
      lines: {
        orderBy: [{ nome: 'asc' }, { id: 'asc' }],
        include: { variante: { select: { codice: true, giacenza: true, gestita: true } } },
      },
    },
  })
  const items = new Map<string, PickItem>()
  const ordini: PickOrder[] = []
  for (const { id, codice, agency, lines, consegna, indirizzo, richiedente, note } of orders) {
    const righe = lines
      .map((line) => ({ line, pezzi: line.quantity - line.spedita - line.annullata }))
      .filter(({ pezzi }) => pezzi > 0)
    if (righe.length === 0) continue
    for (const { line, pezzi } of righe) {
      const testi = testiWords(line.testi as Testo[])
      const key = [line.varianteId ?? `${line.nome}|${line.variant}`, ...testi].join('|')
      const known = items.get(key) ?? {
        _id: key,
        nome: fullVariantName(line),
        codice: line.variante?.codice ?? '',
        testi,
        pezzi: 0,
        ordini: [],
        giacenza: line.variante?.gestita ? line.variante.giacenza : null,
      }
      known.pezzi += pezzi
      known.ordini.push({ _id: id, codice, pezzi })
      items.set(key, known)
    }
    ordini.push({
      _id: id,
      codice,
      richiedente,
      note,
      indirizzo:
        consegna === 'agenzia' && agency
          ? agencyLines(agency)
          : (indirizzo || 'Consegna da concordare').split('\n'),
      righe: righe.map(({ line, pezzi }) => ({
        _id: line.id,
        nome: fullVariantName(line),
        testi: testiWords(line.testi as Testo[]),
        pezzi,
        codice: line.variante?.codice ?? '',
        isCounted: line.variante?.gestita ?? false,
      })),
    })
  }
  return { articoli: [...items.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'it')), ordini }
}
