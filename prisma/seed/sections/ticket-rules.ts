import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { RULES } from '../content/ticket-rules'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'

type Named = { id: string; nome: string }

export async function seedTicketRules({ client, id, now }: Seeding): Promise<void> {
  const idsIn = async (table: string) =>
    new Map((await rowsOf<Named>(client, `SELECT id, nome FROM ${table}`)).map((row) => [row.nome, row.id]))
  const [categories, macros] = [await idsIn('ticket_categories'), await idsIn('ticket_macro')]
  const [lead] = await rowsOf<{ id: string }>(
    client,
    `SELECT id FROM admins WHERE email = 'admin@demo.example'`,
  )
  const createdAt = daysFrom(now, -90)
  const rules = RULES.map((rule, ordine) => ({ ...rule, id: id(createdAt), ordine }))
  await bulk<Prisma.TicketRuleCreateManyInput>(
    client,
    'ticket_regole',
    rules.map(({ se: _conditions, allora: _actions, ...rule }) => ({
      ...rule,
      attivaDal: rule.attiva ? now : null,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  await bulk<Prisma.TicketRuleConditionCreateManyInput>(
    client,
    'ticket_regole_condizioni',
    rules.flatMap(({ id: ruleId, se }) =>
      se.map(({ tipo, categoria = '', parole = [], ruolo = null, stato = null }) => ({
        id: id(createdAt),
        ruleId,
        tipo,
        parole,
        ruolo,
        stato,
        createdAt,
        categoryId: categories.get(categoria) ?? null,
      })),
    ),
  )
  await bulk<Prisma.TicketRuleActionCreateManyInput>(
    client,
    'ticket_regole_azioni',
    rules.flatMap(({ id: ruleId, allora }) =>
      allora.map(({ tipo, priorita = null, testo = null, macro = '' }) => ({
        id: id(createdAt),
        ruleId,
        tipo,
        priorita,
        testo,
        createdAt,
        adminId: tipo === 'avvisa' ? lead?.id : null,
        macroId: macros.get(macro) ?? null,
      })),
    ),
  )
}
