import 'server-only'
import { createHash } from 'node:crypto'
import { FEMALE } from '../content/names'
import { bulk } from '../core/bulk'
import { rowsOf, type Seeding } from '../core/context'
import { portrait } from '../core/portrait'

type Shown = { id: string; nome: string; since: Date }

const SIDE = 640

/** Who is on the site has a photograph: here a drawing, which waits in the database until the store has it. */
export async function seedPortraits({ client, rng, id }: Seeding): Promise<void> {
  const { default: sharp } = await import('sharp')
  const agents = await rowsOf<Shown>(
    client,
    'SELECT id, nome, created_at AS since FROM agents WHERE published ORDER BY id',
  )
  const drawn = agents.map((agent) => {
    const svg = portrait(rng, FEMALE.includes(agent.nome) ? 'F' : 'M')
    return { ...agent, svg, fileId: id(agent.since), name: `${rng.hex(8)}${rng.hex(8)}` }
  })
  const files = await Promise.all(
    drawn.map(async ({ svg, ...agent }) => ({
      ...agent,
      bytes: await sharp(Buffer.from(svg)).webp({ quality: 85, effort: 0 }).toBuffer(),
    })),
  )
  const stored = files.map(({ id: ownerId, fileId, name, since, bytes }) => ({
    id: fileId,
    key: `uploads/demo/${name}.webp`,
    url: `/v2/storage/files/${fileId}`,
    name: 'ritratto.webp',
    size: bytes.length,
    mimetype: 'image/webp',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    larghezza: SIDE,
    altezza: SIDE,
    ownerRole: 'agent',
    ownerId,
    purpose: 'generic',
    createdAt: since,
  }))
  await bulk(client, 'stored_files', stored)
  const pieces = files.map(({ fileId, bytes }) => ({ fileId, at: 0, bytes: `\\x${bytes.toString('hex')}` }))
  await bulk(client, 'file_pieces', pieces)
  const uses = files.map(({ id: recordId, fileId }) => ({
    fileId,
    model: 'Users',
    recordId,
    field: 'urlPhoto',
  }))
  await bulk(client, 'file_uses', uses)
  await client.query(
    `UPDATE agents a SET url_photo = f.url FROM stored_files f
     WHERE f.owner_role = 'agent' AND f.owner_id = a.id AND f.id = ANY ($1)`,
    [files.map(({ fileId }) => fileId)],
  )
}
