import 'server-only'
import { slugify } from '@/lib/core/text'
import type { Prisma } from '@/prisma/generated/client'
import { BANKS } from '../../content/banks'
import { bulk } from '../../core/bulk'
import { daysFrom, type Seeding } from '../../core/context'
import { bankProducts } from './products'

type BankRow = Prisma.BankCreateManyInput & { id: string; nome: string; createdAt: Date }

const KINDS = ['Lavora in tutta Italia', 'Radicata nel territorio', 'Opera soprattutto a distanza']

function toBank({ rng, id, now }: Seeding, nome: string, provvigionePct: number): BankRow {
  const since = daysFrom(now, -rng.int(1_300, 3_000))
  const slug = slugify(nome)
  return {
    id: id(since),
    nome,
    slug,
    descrizione: `Istituto inventato per la dimostrazione. ${rng.pick(KINDS)}.`,
    sito: `https://${slug}.example`,
    attiva: true,
    provvigionePct,
    createdAt: since,
    updatedAt: since,
  }
}

export async function seedBanks(seeding: Seeding): Promise<void> {
  const banks = BANKS.map(([nome, pct]) => toBank(seeding, nome, pct))
  await bulk(seeding.client, 'banks', banks)
  await bulk(
    seeding.client,
    'bank_products',
    banks.flatMap((bank, index) => bankProducts(seeding, bank, index)),
  )
}
