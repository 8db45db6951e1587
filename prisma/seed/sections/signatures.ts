import 'server-only'
import { createHash } from 'node:crypto'
import { WORDMARK } from '@/lib/core/wordmark'
import { settingId } from '@/lib/settings/setting-id'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'

const [WIDTH, HEIGHT] = [960, 240]

/** Hills, houses and the mark; words would depend on the fonts of the machine. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#12474e"/>
  <path d="M460 240C560 120 700 120 960 190V240Z" fill="#1f6169"/>
  <path d="M640 240V150l60-46 60 46v90ZM790 240v-64l44-34 44 34v64Z" fill="#f2efe6"/>
  <path d="M684 240v-52h32v52ZM822 240v-36h24v36Z" fill="#c8623a"/>
  <g transform="translate(64 84) scale(2.2)">
    <path d="${WORDMARK.portal}" fill="#ffffff"/><path d="${WORDMARK.road}" fill="#12474e"/>
    <g transform="${WORDMARK.place}"><path d="${WORDMARK.name}" fill="#ffffff"/></g>
  </g>
</svg>`

/** One banner under all signatures, and an agent whose copied one is of before it. */
export async function seedSignatures({ client, rng, id, now }: Seeding): Promise<void> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(DRAWING)).png().toBuffer()
  const since = daysFrom(now, -10)
  const fileId = id(since)
  const url = `/v2/storage/files/${fileId}`
  const [admin] = await rowsOf<{ id: string }>(
    client,
    'SELECT id FROM admins ORDER BY created_at, id LIMIT 1',
  )
  await bulk(client, 'stored_files', [
    {
      id: fileId,
      url,
      key: `uploads/demo/${rng.hex(8)}${rng.hex(8)}.png`,
      name: 'banner-firme.png',
      size: bytes.length,
      mimetype: 'image/png',
      larghezza: WIDTH,
      altezza: HEIGHT,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ownerRole: 'admin',
      ownerId: admin?.id ?? null,
      purpose: 'generic',
      createdAt: since,
    },
  ])
  await bulk(client, 'file_pieces', [{ fileId, at: 0, bytes: `\\x${bytes.toString('hex')}` }])
  const recordId = settingId('firmaBanner')
  await bulk(client, 'file_uses', [{ fileId, model: 'Impostazioni', recordId, field: 'value' }])
  const value = {
    immagine: url,
    descrizione: 'Confronta i mutui di oggi',
    link: 'https://chiaravia.example/mutui',
    dal: dayText(since),
    al: dayText(daysFrom(now, 60)),
  }
  await bulk(client, 'settings', [{ key: 'firmaBanner', id: recordId, value, updatedAt: since }])
  const [agent] = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE email = 'agente@demo.example'",
  )
  if (!agent) return
  const opzioni = { layout: 'lineare', telefono: true, whatsapp: true, sito: true, indirizzo: true }
  await bulk(client, 'agent_signatures', [
    { agentId: agent.id, opzioni, impronta: 'di prima', copiataAt: daysFrom(now, -40) },
  ])
}
