import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Accordo, BankAccordo, Estratto, Incasso, Partita, Prisma } from '@/prisma/generated/client'
import { buildBank } from './banks'
import { buildAgent } from './people'
import { buildPratica, buildProvvigione } from './pratiche'
import { uniqueCode } from './support'

type Overrides<T> = Partial<T>

/** An agreement with an agent of its own, that begins in some years: it may still be deleted. */
export async function buildAccordo(
  overrides: Overrides<Prisma.AccordoUncheckedCreateInput> = {},
): Promise<Accordo> {
  const agentId = overrides.agentId ?? (await buildAgent()).id
  const shares = { agentePct: 50, managerPct: 0, agenziaPct: 0, sedePct: 50 }
  return db().accordo.create({
    data: {
      id: newId(),
      tipo: 'agente',
      nome: 'Ida Prova',
      validFrom: new Date('2031-01-01'),
      ...shares,
      ...overrides,
      agentId,
    },
  })
}

/** What a bank of its own pays from some years on. */
export async function buildBankAccordo(
  overrides: Overrides<Prisma.BankAccordoUncheckedCreateInput> = {},
): Promise<BankAccordo> {
  const bankId = overrides.bankId ?? (await buildBank()).id
  return db().bankAccordo.create({
    data: { id: newId(), percentuale: 1.5, validFrom: new Date('2031-01-01'), ...overrides, bankId },
  })
}

/** An empty draft for an agent. */
export async function buildEstratto(
  overrides: Overrides<Prisma.EstrattoUncheckedCreateInput> = {},
): Promise<Estratto> {
  const agentId = overrides.agentId ?? (await buildAgent()).id
  const mese = new Date(Date.UTC(2026, 0, 1))
  return db().estratto.create({
    data: { id: newId(), mese, beneficiario: 'Ida Prova', ...overrides, agentId },
  })
}

/** A payment of 900 € by a bank of its own, of no case; how it stands is the database's to say. */
export async function buildIncasso(
  overrides: Overrides<Prisma.IncassoUncheckedCreateInput> = {},
): Promise<Incasso> {
  const bankId = overrides.bankId ?? (await buildBank()).id
  const data = { codice: uniqueCode('EGG'), data: new Date(Date.UTC(2026, 0, 15)), importo: 90_000n }
  const { id } = await db().incasso.create({ data: { id: newId(), ...data, ...overrides, bankId } })
  return db().incasso.findUniqueOrThrow({ where: { id } })
}

/** What a bank owes us of a case, in cents, and what it has paid of it; either may be nothing. */
export async function buildPartita(
  atteso: bigint,
  incassato: bigint,
  maturataAt = new Date(),
): Promise<Partita> {
  const { id: praticaId, bankId } = await buildPratica({ stato: 'liquidata' })
  if (atteso) await buildProvvigione({ praticaId, importo: atteso, maturataAt })
  if (incassato) await buildIncasso({ praticaId, bankId: bankId ?? undefined, importo: incassato })
  return db().partita.findFirstOrThrow({ where: { praticaId } })
}
