import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, earlier, rowsOf, type Seeding } from '../core/context'

type Finished = {
  id: string
  agentId: string
  email: string
  clientId: string
  nome: string
  cognome: string
  paid: Date
}

const PRAISE = [
  'Sempre disponibile, ha risposto anche fuori orario.',
  'Ci ha spiegato ogni voce di costo prima di firmare.',
  'Tempi rispettati e nessuna sorpresa al rogito.',
  'Professionale e paziente con tutte le nostre domande.',
  'Ha trovato una soluzione che la nostra banca non ci aveva proposto.',
  '',
]
const DOUBT = [
  'Buon risultato, ma i tempi della banca sono stati lunghi.',
  'Avrei voluto più aggiornamenti durante l’istruttoria.',
  '',
]

const FIRST = 15
const isFirst = ({ email }: Finished) => email === 'agente@demo.example'

/** Ratings come from paid-out cases only: that is what makes them verified. */
export async function seedVoti(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const finished = await rowsOf<Finished>(
    client,
    `SELECT p.id, p.agent_id AS "agentId", a.email, c.id AS "clientId", c.nome, c.cognome, p.data_liquidazione AS paid
     FROM pratiche p JOIN pratica_persone pp ON pp.pratica_id = p.id AND pp.ruolo = 'richiedente'
     JOIN clients c ON c.id = pp.client_id JOIN agents a ON a.id = p.agent_id
     WHERE p.stato = 'liquidata' ORDER BY p.id`,
  )
  const staff = await rowsOf<{ id: string }>(client, 'SELECT id FROM employees ORDER BY id')
  // Whoever looks at the demo looks at this agent first: there is more than one page of ratings, on any day.
  const [first, others] = [finished.filter(isFirst).slice(0, FIRST), finished.filter((one) => !isFirst(one))]
  const rows = [...first, ...rng.sample(others, seeding.count(600, 10))].map(
    (one, index): Prisma.VotoCreateManyInput => {
      const stelle = rng.weighted([
        [5, 66],
        [4, 24],
        [3, 7],
        [2, 2],
        [1, 1],
      ] as const)
      const when = earlier(daysFrom(one.paid, 1 + rng.next() * 20), now)
      const forStaff = index % 5 === 4
      return {
        id: id(when),
        agentId: forStaff ? null : one.agentId,
        employeeId: forStaff ? rng.pick(staff).id : null,
        clientId: one.clientId,
        praticaId: one.id,
        stelle,
        commento: rng.pick(stelle >= 4 ? PRAISE : DOUBT),
        firma: `${one.nome} ${one.cognome.charAt(0)}.`,
        stato:
          when > daysFrom(now, -5)
            ? 'in_moderazione'
            : rng.weighted([
                ['pubblicato', 96],
                ['rifiutato', 4],
              ] as const),
        createdAt: when,
        updatedAt: when,
      }
    },
  )
  await bulk(client, 'voti', rows)
}
