import { createHash } from 'node:crypto'
import { dayText, type Seeding } from './context'
import { smallPdf } from './small-pdf'

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

type Owner = { ownerRole: string | null; ownerId: string | null }
type Asked = { name: string; purpose: string; at: Date; owner?: Owner }
type Page = { title: string; lines: readonly string[] }

const NOBODY: Owner = { ownerRole: null, ownerId: null }

/** A page that is stored: its row, and its bytes, which wait in the database for the store. */
export const storedPdf = (id: Seeding['id'], { title, lines, ...asked }: Asked & Page) =>
  storedBytes(id, { ...asked, bytes: smallPdf(title, lines) })

/** A document that was drawn, stored in the same way. */
export function storedBytes(
  id: Seeding['id'],
  { bytes, name, purpose, at, owner = NOBODY }: Asked & { bytes: Buffer },
) {
  const fileId = id(at)
  return {
    fileId,
    row: {
      id: fileId,
      key: `uploads/${dayText(at).slice(0, 7)}/${hashOf(fileId).slice(0, 40)}.pdf`,
      url: `/v2/storage/files/${fileId}`,
      name,
      size: bytes.length,
      mimetype: 'application/pdf',
      purpose,
      createdAt: at,
      sha256: hashOf(bytes),
      ...owner,
    },
    piece: { fileId, at: 0, bytes: `\\x${bytes.toString('hex')}` },
  }
}
