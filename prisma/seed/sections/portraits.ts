import 'server-only'
import { FEMALE } from '../content/names'
import { rowsOf, type Seeding } from '../core/context'
import { storeDrawn } from '../core/drawn-files'
import { portrait } from '../core/portrait'

type Shown = { id: string; nome: string; since: Date }

const SIDE = 640

/** Who is on the site has a photograph: here a drawing, which waits in the database until the store has it. */
export async function seedPortraits(seeding: Seeding): Promise<void> {
  const { client, rng } = seeding
  const agents = await rowsOf<Shown>(
    client,
    'SELECT id, nome, created_at AS since FROM agents WHERE published ORDER BY id',
  )
  await storeDrawn(
    seeding,
    agents.map(({ id, nome, since }) => ({
      svg: portrait(rng, FEMALE.includes(nome) ? 'F' : 'M'),
      since,
      name: 'ritratto.webp',
      width: SIDE,
      height: SIDE,
      ownerRole: 'agent',
      ownerId: id,
      use: { model: 'Users', recordId: id, field: 'urlPhoto' },
    })),
  )
  await client.query(
    `UPDATE agents a SET url_photo = f.url FROM stored_files f
     WHERE f.owner_role = 'agent' AND f.owner_id = a.id AND f.id IN
       (SELECT file_id FROM file_uses WHERE model = 'Users' AND field = 'urlPhoto')`,
  )
}
