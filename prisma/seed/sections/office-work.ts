import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, earlier, rowsOf, type Seeding } from '../core/context'

type Person = { id: string; adminId: string; nome: string; ufficio: string }
type Checked = { id: string; praticaId: string; nome: string; at: Date }

/** How far back the demo knows who of the office did something. */
const DAYS = 75

/** Documents that the back office has checked, and requests that the contact centre has called: what its rankings count. */
export async function seedOfficeWork(seeding: Seeding): Promise<void> {
  const { client, rng, now } = seeding
  const people = await rowsOf<Person>(
    client,
    `SELECT id, admin_id AS "adminId", nome || ' ' || cognome AS nome, ufficio FROM employees WHERE admin_id IS NOT NULL ORDER BY id`,
  )
  const office = people.filter(({ ufficio }) => ufficio !== 'Contact center')
  const checked = await rowsOf<Checked>(
    client,
    `SELECT d.id, d.pratica_id AS "praticaId", d.nome, coalesce(d.uploaded_at, d.updated_at) AS at
     FROM pratica_documenti d WHERE d.stato = 'verificato' AND coalesce(d.uploaded_at, d.updated_at) > $1
       AND hashtext(d.id::text) % 12 = 0 ORDER BY d.id LIMIT 800`,
    [daysFrom(now, -DAYS)],
  )
  const asked = await rowsOf<Checked>(client, TO_RATE)
  const [first] = office
  const events = first
    ? [
        ...checked.map((doc) => checkedBy(seeding, doc, rng.pick(office))),
        ...asked.map((doc) => checkedBy(seeding, doc, first)),
      ]
    : []
  await bulk(client, 'pratica_eventi', events)
  await client.query(CALLED, [daysFrom(now, -DAYS)])
}

function checkedBy(
  { rng, id, now }: Seeding,
  doc: Checked,
  who: Person,
): Prisma.PraticaEventoCreateManyInput {
  const at = earlier(daysFrom(doc.at, rng.next()), now)
  return {
    id: id(at),
    praticaId: doc.praticaId,
    tipo: 'documento',
    testo: `Verificato: ${doc.nome}`,
    at,
    documentoId: doc.id,
    actorRole: 'admin',
    actorId: who.adminId,
    actorName: who.nome,
  }
}

/** Papers of the paid-out case of the demo's client, who is asked about the person that checked them. */
const TO_RATE = `
  SELECT d.id, d.pratica_id AS "praticaId", d.nome, coalesce(d.uploaded_at, d.updated_at) AS at
  FROM clients c JOIN pratica_persone s ON s.client_id = c.id JOIN pratiche p ON p.id = s.pratica_id AND p.stato = 'liquidata'
    JOIN pratica_documenti d ON d.pratica_id = p.id AND d.stato = 'verificato'
  WHERE c.email = 'cliente@demo.example' ORDER BY d.id LIMIT 5`

/** Every third call of the last months was the contact centre's. */
const CALLED = `
  UPDATE lead_eventi e SET actor_role = 'admin', actor_id = p.admin_id, actor_name = p.nome || ' ' || p.cognome
  FROM (SELECT *, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS tot FROM employees
        WHERE admin_id IS NOT NULL AND ufficio = 'Contact center') p,
    (SELECT id, row_number() OVER (ORDER BY id) AS n FROM lead_eventi WHERE tipo = 'stato' AND a = 'contattato' AND at > $1) c
  WHERE c.id = e.id AND c.n % 3 = 0 AND (c.n / 3) % p.tot = p.n`
