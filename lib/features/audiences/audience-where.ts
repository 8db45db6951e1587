import type { Figura, Prisma } from '@/prisma/generated/client'
import type { AudienceRules, Regola } from './schema'

type Where = Prisma.AgentWhereInput

/** Whom one rule finds. A team is whoever works below its head, and the head. */
export function ruleWhere({ tipo, valori }: Regola): Where {
  switch (tipo) {
    case 'tutti':
      // An empty filter among alternatives would find nobody.
      return { status: 'validated' }
    case 'figura':
      return { figura: { in: valori as Figura[] } }
    case 'agenzia':
      // Said of nobody who has none: of what is unknown a database would not even say no.
      return { agencyId: { in: valori, not: null } }
    case 'provincia':
      return {
        OR: [
          { provinceOperative: { hasSome: valori } },
          { provinceOperative: { isEmpty: true }, provincia: { in: valori, not: null } },
        ],
      }
    case 'team':
      return { OR: [{ managerIds: { hasSome: valori } }, { id: { in: valori } }] }
    case 'agente':
      return { id: { in: valori } }
  }
}

/** Whom the rules find today: only people who work here. */
export const audienceWhere = ({ regole, escludi }: AudienceRules): Where => ({
  status: 'validated',
  OR: regole.map(ruleWhere),
  ...(escludi.length > 0 && { NOT: { OR: escludi.map(ruleWhere) } }),
})
