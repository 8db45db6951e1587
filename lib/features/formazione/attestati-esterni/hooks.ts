import 'server-only'
import { invalidField } from '@/lib/core/errors'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { externalCertificateSchema } from './schema'

/** The paper is a file that is there; whose it has to be the engine asks. */
export const externalCertificateHooks: Hooks<ShapeOf<'attestatoEsterno', typeof externalCertificateSchema>> =
  {
    async beforeChange({ data, tx }) {
      const id = data.fileId as string | null | undefined
      if (id && (await tx.storedFile.count({ where: { id, deletedAt: null } })) === 0)
        throw invalidField('fileId', 'Il file non c’è più: caricalo di nuovo.')
      return data
    },
  }
