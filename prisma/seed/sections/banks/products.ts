import type { Prisma, Prodotto, TipoTasso } from '@/prisma/generated/client'
import { purposes } from '../../content/finalita'
import type { Seeding } from '../../core/context'
import type { Random } from '../../core/random'
import { MORTGAGES, mortgage, under36 } from './mortgages'
import { euro, round2, type Terms, terms } from './terms'

type Product = Prisma.BankProductCreateManyInput
type BankRef = { id: string; nome: string; createdAt: Date }

function flat(rng: Random, prodotto: Exclude<Prodotto, 'mutuo'>): Terms {
  const finalita = [...purposes(prodotto)]
  const own = {
    prestito: { nome: 'Prestito Personale', spread: round2(6.2 + rng.next() * 3), istruttoriaPct: 1.5 },
    cdq: {
      nome: 'Cessione del Quinto',
      spread: round2(4.4 + rng.next() * 1.8),
      durataMin: 24,
      etaMaxFine: rng.pick([80, 84, 88]),
      importoMax: euro(75_000),
      // Life cover is compulsory by law (D.P.R. 180/1950).
      assicurazionePct: round2(0.35 + rng.next() * 0.5),
    },
    azienda: { nome: 'Finanziamento Impresa', spread: round2(5.1 + rng.next() * 2), istruttoriaPct: 1 },
    leasing: { nome: 'Leasing', spread: round2(4.6 + rng.next() * 1.6), istruttoria: euro(300) },
  }[prodotto]
  const big = prodotto === 'azienda' || prodotto === 'leasing'
  const importi = big ? { importoMin: euro(10_000), importoMax: euro(1_500_000) } : {}
  return terms(rng, { prodotto, tipoTasso: 'fisso', finalita, ...importi, ...own })
}

/** A general bank sells everything; a finance company only loans, a leasing company only leasing. */
function rangeOf(rng: Random, nome: string): Terms[] {
  if (nome.startsWith('Finanziaria')) return [flat(rng, 'prestito'), flat(rng, 'cdq')]
  if (nome.startsWith('Leasing')) return [flat(rng, 'leasing'), flat(rng, 'azienda')]
  const kinds: TipoTasso[] = [
    'fisso',
    'variabile',
    ...rng.sample<TipoTasso>(['misto', 'capped'], rng.int(1, 2)),
  ]
  const mortgages = kinds.map((kind) => mortgage(rng, kind, MORTGAGES[kind].nome))
  const green = rng.chance(0.5)
    ? [
        {
          ...mortgage(rng, 'fisso', 'Mutuo Fisso Verde'),
          scontoGreen: 0.3,
          classiEnergetiche: ['A', 'B'],
        },
      ]
    : []
  const young = rng.chance(0.55) ? [under36(rng)] : []
  const others = rng.sample<Exclude<Prodotto, 'mutuo'>>(
    ['prestito', 'cdq', 'azienda', 'leasing'],
    rng.int(1, 3),
  )
  return [...mortgages, ...green, ...young, ...others.map((prodotto) => flat(rng, prodotto))]
}

export function bankProducts({ rng, id }: Seeding, bank: BankRef, index: number): Product[] {
  return rangeOf(rng, bank.nome).map((own) => ({
    id: id(bank.createdAt),
    bankId: bank.id,
    // The last of the list show what a product that is no longer sold looks like.
    attivo: index < 22 || rng.chance(0.8),
    ...own,
    createdAt: bank.createdAt,
    updatedAt: bank.createdAt,
  }))
}
